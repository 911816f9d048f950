import { type SQL, sql } from 'drizzle-orm'
import { keepPlan } from '../database/keep-plan'
import { type Order, rankingOf } from './order'
import { products } from './table'

/** Limits on index entries to scan. There are few of them, so that few statements are planned. */
const WALKS = [100, 400, 1600]

/** A query for the ids of a page, and whether it returns the last one first. */
export interface PageQuery {
  query: SQL
  backwards: boolean
}

/** The products of a list, in conditions. */
export interface ListScope {
  own: SQL | undefined
  /** More products, sorted by a price that is not their own; those whose price is null are left out. */
  priced?: { scope: SQL | undefined; cents: SQL }
}

/**
 * The query for the ids of a page. An index-only scan skips the products before the page; it starts at the nearer end of the
 * `total` products of the scope.
 */
export function pageOfIds(
  { own, priced }: ListScope,
  order: Order,
  { size, offset, total }: { size: number; offset: number; total: number },
): PageQuery {
  const shown = Math.max(0, Math.min(size, total - offset))
  const after = Math.max(0, total - offset - shown)
  const backwards = after < offset
  const by = sql.join(rankingOf(order, { backwards }), sql`, `)
  const passed = backwards ? after : offset
  const end = passed + shown
  const most = WALKS.find((one) => one >= end)
  const first = sql`order by ${by} limit ${sql.raw(String(most ?? end))}`
  const walked = sql`select * from ${products} where ${own} ${first}`
  // No index has the price of a variant, so these are sorted. OFFSET lets PostgreSQL look for it once.
  const listed = priced
    ? sql`(select id, price_cents from (${walked}) as walked) union all
      (select * from (select id, ${priced.cents} as price_cents from ${products} where ${priced.scope} offset 0) as products
        where price_cents is not null ${first})`
    : walked
  return {
    backwards,
    query: sql`(select id from (${listed}) as products
      order by ${by} limit ${shown} offset ${passed} ${most === undefined ? sql`` : keepPlan})`,
  }
}
