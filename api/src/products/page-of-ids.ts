import { and, type SQL, sql } from 'drizzle-orm'
import { keepPlan } from '../database/keep-plan'
import { type Order, orders, rankingOf } from './order'
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
  /** More products, sorted by the price of a variant; those whose price is null are left out. */
  priced?: Priced
}

interface Priced {
  scope: SQL | undefined
  cents: SQL
}

const MOST_CENTS = 2_147_483_647

/**
 * The first products of a list by price. No index has the price of a variant, so products that are listed at one are sorted:
 * only those with a variant that may come before the last of the others, which an index finds.
 */
function firstByPrice(own: SQL, { scope, cents }: Priced, by: SQL, isRising: boolean, end: number): SQL {
  const { priceCents, mostSurchargeCents } = products
  const last = (cent: SQL, none: number) =>
    sql`(select coalesce(case when count(*) = ${end} then ${cent} end, ${sql.raw(String(none))}) from own)`
  const mayComeFirst = isRising
    ? sql`${priceCents} <= ${last(sql`max(price_cents)`, MOST_CENTS)}`
    : sql`${priceCents} + ${mostSurchargeCents} >= ${last(sql`min(price_cents)`, 0)}`
  // OFFSET lets PostgreSQL look for the price of a variant once.
  return sql`with own as (select id, price_cents from (${own}) as products order by ${by} limit ${end})
    select * from own union all
    (select * from (select id, ${cents} as price_cents from ${products} where ${and(scope, mayComeFirst)} offset 0) as products
      where price_cents is not null order by ${by} limit ${end})`
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
  const walked = sql.raw(String(most ?? end))
  const ofOwn = sql`select * from ${products} where ${own} order by ${by} limit ${walked}`
  const isRising = (orders[order].direction === 'up') !== backwards
  const listed = priced ? firstByPrice(ofOwn, priced, by, isRising, end) : ofOwn
  return {
    backwards,
    query: sql`(select id from (${listed}) as products
      order by ${by} limit ${shown} offset ${passed} ${most === undefined ? sql`` : keepPlan})`,
  }
}
