import { sql } from 'drizzle-orm'
import type { Queries } from '../database/database'

/** Sets products whose release date (UTC) has arrived to `in-stock`. */
export async function releaseDueProducts(db: Queries, now: Date): Promise<void> {
  await db.execute(sql`
    update products set status = 'in-stock', updated_at = now()
    where release_date is not null and status <> 'in-stock' and release_date <= ${now.toISOString().slice(0, 10)}::date`)
}
