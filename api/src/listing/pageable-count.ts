import { type SQL, sql } from 'drizzle-orm'
import type { Catalogue } from '../catalogue/cached-catalogue'
import { products } from '../products/table'
import { MAX_MATCHES, type Matches } from '../search/read-matches'
import { LEAST_SAMPLED } from '../search/sample'

/**
 * How many products of a search's result the pages offer. An estimate from few sampled products would end the pages too
 * early or too late, so small results are counted exactly.
 */
export async function pageableCount(
  { db, limitConcurrency }: Pick<Catalogue, 'db' | 'limitConcurrency'>,
  { share }: Matches,
  estimate: number,
  scope: SQL | undefined,
): Promise<number> {
  if (share === 1 || estimate >= LEAST_SAMPLED * share) return Math.min(estimate, MAX_MATCHES)
  const { rows } = await limitConcurrency(() =>
    db.execute<{ count: number }>(
      sql`select count(*)::int as count from (select 1 from ${products} where ${scope} limit ${MAX_MATCHES}) as found`,
    ),
  )
  return rows[0]?.count ?? 0
}
