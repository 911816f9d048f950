import { sql } from 'drizzle-orm'
import type { Queries } from '../database/database'

/** Whether a product, a variant or a shop uses the picture with this key. */
export async function isShown(db: Queries, key: string): Promise<boolean> {
  const keys = sql`array[${key}]::text[]`
  const { rows } = await db.execute<{ shown: boolean }>(sql`
    select exists (select 1 from products where images @> ${keys})
      or exists (select 1 from product_variants where images @> ${keys})
      or exists (select 1 from sellers where profile_picture = ${key} or cover_photo = ${key}) as shown`)
  return rows[0]?.shown === true
}
