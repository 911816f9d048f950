import { and, sql } from 'drizzle-orm'
import { filterCondition } from '../facets/filters'
import { sortedIds } from '../products/find-best-selling'
import { rankingOf } from '../products/order'
import { products } from '../products/table'
import { estimateFrom, LEAST_SAMPLED, SAMPLE_SHARE } from '../search/sample'
import { type SearchTerms, searchConditions } from '../search/search-conditions'
import { countFound } from '../word-index/found-products'
import type { Found } from './catalogue-reader'
import { type FoundProducts, MAX_MATCHES } from './found-list'
import { leftOut, type Source, shownPriceOf } from './postgres-reader'

/** A search with so many results that a sample has to tell their number and facets. PostgreSQL sorts the pages. */
export function sampledList(
  { db, sales, limitConcurrency }: Source,
  wanted: SearchTerms,
  { groups, found, total }: FoundProducts,
): Found {
  const { found: matches, named } = searchConditions(wanted)
  return {
    total: total * SAMPLE_SHARE,
    isExact: false,
    async facets(choice) {
      const sampled = countFound(found, groups, choice, sales)
      const estimate = estimateFrom(sampled)
      if (sampled.count >= LEAST_SAMPLED) return { ...estimate, count: Math.min(estimate.count, MAX_MATCHES) }
      // An estimate from few products would end the pages too early or too late, so these are counted.
      const { rows } = await limitConcurrency(() =>
        db.execute<{ count: number }>(sql`select count(*)::int as count from (select 1 from ${products}
          where ${and(filterCondition(choice, sales), matches)} limit ${MAX_MATCHES}) as found`),
      )
      return { ...estimate, count: rows[0]?.count ?? 0 }
    },
    async page({ choice, order, size, offset, without }) {
      const scope = and(filterCondition(choice, sales), matches, leftOut(without))
      const by = rankingOf(order, { price: shownPriceOf(order, choice), named })
      const { rows } = await limitConcurrency(() => db.execute<{ id: string }>(sortedIds(scope, by, size, offset)))
      return rows.map(({ id }) => id)
    },
  }
}
