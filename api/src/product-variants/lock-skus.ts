import { sql } from 'drizzle-orm'
import type { Queries } from '../database/database'

/**
 * Keeps SKUs until the transaction ends, since a unique key would have to hold the distribution column. One call takes them in
 * one order, so that two callers cannot deadlock: a transaction that needs more than one call names all of them in the first. It
 * has locked its products before.
 */
export async function lockSkus(tx: Queries, skus: readonly string[]): Promise<void> {
  if (skus.length === 0) return
  const ordered = JSON.stringify([...new Set(skus)].toSorted())
  await tx.execute(sql`
    select pg_advisory_xact_lock(key) from (
      select hashtextextended(sku, 17) as key from jsonb_array_elements_text(${ordered}::jsonb) with ordinality as one (sku, place)
      order by place offset 0
    ) ordered`)
}
