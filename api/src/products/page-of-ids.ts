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

/**
 * The query for the ids of a page. An index-only scan skips the products before the page; it starts at the nearer end of the
 * `total` products of the scope.
 */
export function pageOfIds(
  scope: SQL | undefined,
  order: Order,
  price: SQL | undefined,
  { size, offset, total }: { size: number; offset: number; total: number },
): PageQuery {
  const shown = Math.max(0, Math.min(size, total - offset))
  const after = Math.max(0, total - offset - shown)
  const backwards = after < offset
  const by = sql.join(rankingOf(order, { price, backwards }), sql`, `)
  const passed = backwards ? after : offset
  const end = passed + shown
  const most = WALKS.find((one) => one >= end)
  const walked = sql.raw(String(most ?? end))
  return {
    backwards,
    query: sql`(select id from (select * from ${products} where ${scope} order by ${by} limit ${walked}) as products
      order by ${by} limit ${shown} offset ${passed} ${most === undefined ? sql`` : keepPlan})`,
  }
}
