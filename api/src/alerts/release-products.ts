import { sql } from 'drizzle-orm'
import type { Queries } from '../database/database'

/** Products whose release date (UTC) has come are ordinary ones from then on: in stock, or sold out. */
export async function releaseProducts(db: Queries, now: Date): Promise<void> {
  await db.execute(sql`
    update products set status = 'in-stock', updated_at = now()
    where release_date is not null and status <> 'in-stock' and release_date <= ${now.toISOString().slice(0, 10)}::date`)
}
