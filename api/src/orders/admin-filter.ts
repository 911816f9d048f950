import { and, eq, gte, inArray, lt, ne, type SQL, sql } from 'drizzle-orm'
import { couponCode } from '../coupons/coupon-code'
import type { Queries } from '../database/database'
import { keepPlan } from '../database/keep-plan'
import { requirePlainText } from '../http/plain-text'
import { endOfDay, startOfDay } from '../http/utc-day'
import { wordsMatchBoth } from '../keyset/words-match'
import { plainSku } from '../search-text/plain-sku'
import { type AdminOrderFilters, NOT_CANCELLED } from './admin-list-schema'
import { bareTracking, cashToConfirm, orderText, orderWords, paidState, refundOpen } from './order-expressions'
import type { OrderStatus } from './order-status'
import { orderLines, orderReturns, orders, parcels } from './table'

/** The maximum number of orders to look up by a tracking number. */
const MOST_BY_TRACKING = 50

// Few returns await a decision at a time, and an index covers them.
const waiting = sql`select ${orderReturns.orderId} from ${orderReturns} where ${orderReturns.state} = 'requested'`

/**
 * “Return requested” also matches orders that have an open return but another status, because other parcels are in
 * transit.
 */
function hasStatus(status: OrderStatus | typeof NOT_CANCELLED): SQL {
  if (status === NOT_CANCELLED) return ne(orders.status, 'Cancelled')
  if (status !== 'Return requested') return eq(orders.status, status)
  return sql`${orders.id} in (select id from ${orders} as asked where asked.status = ${status} union ${waiting})`
}

/** Orders with an accepted return, optionally decided within the given days. */
function hasAcceptedReturn({ acceptedFrom: from, acceptedTo: to }: AdminOrderFilters): SQL {
  const decided = and(
    eq(orderReturns.state, 'accepted'),
    from ? gte(orderReturns.decidedAt, startOfDay('acceptedFrom', from)) : undefined,
    to ? lt(orderReturns.decidedAt, endOfDay('acceptedTo', to)) : undefined,
  )
  return sql`${orders.id} in (select ${orderReturns.orderId} from ${orderReturns} where ${decided})`
}

const hasCoupon = (typed: string): SQL => {
  const code = couponCode(typed)
  return code === undefined ? sql`false` : eq(orders.couponCode, code)
}

const hasLine = (line: SQL): SQL =>
  sql`exists (select 1 from ${orderLines} where ${orderLines.userId} = ${orders.userId}
    and ${orderLines.orderId} = ${orders.id} and ${line})`

/**
 * The condition of a list in two forms: `found` for looking rows up in indexes, `walked` for scanning in the list's
 * order.
 */
interface Scopes {
  found: SQL | undefined
  walked: SQL | undefined
}

/**
 * Orders that contain the search words or, if the search is a known SKU or tracking number, have a line or a parcel with
 * it.
 */
async function searchConditions(db: Queries, search: string): Promise<Scopes> {
  const tracked = await db.execute<{ id: string }>(
    sql`select order_id as id from ${parcels} where ${bareTracking(parcels.trackingNumber)} = ${bareTracking(sql`${search}`)}
      limit ${sql.raw(String(MOST_BY_TRACKING))} ${keepPlan}`,
  )
  if (tracked.rows.length > 0) {
    const ids = tracked.rows.map(({ id }) => id)
    return { found: inArray(orders.id, ids), walked: inArray(orders.id, ids) }
  }
  const typed = plainSku(search)
  const skus = [...new Set([search, search.toUpperCase(), typed, typed.toUpperCase()])]
  const known = await db.execute(
    sql`select sku from ${orderLines} where sku = any(${sql.param(skus)}::text[]) and sku <> '' limit 1 ${keepPlan}`,
  )
  if (known.rows.length === 0) return wordsMatchBoth(db, { words: orderWords, text: orderText, search })
  const line = hasLine(sql`${inArray(orderLines.sku, skus)} and ${orderLines.sku} <> ''`)
  return { found: line, walked: line }
}

/**
 * The filter of an administrator's list; undefined for all orders. 400 for a text with NUL or a day that does not
 * exist.
 */
export const adminFilter = async (db: Queries, query: AdminOrderFilters): Promise<SQL | undefined> =>
  (await adminFilters(db, query)).found

/** Like {@link adminFilter}, in both forms of {@link Scopes}. */
export async function adminFilters(db: Queries, query: AdminOrderFilters): Promise<Scopes> {
  const { status, paid, payment, cash, refund, from, to, seller, returns, acceptedFrom, acceptedTo, coupon, person } =
    query
  requirePlainText('search', query.search)
  requirePlainText('person', person)
  const search = query.search?.trim()
  const others = and(
    from ? gte(orders.createdAt, startOfDay('from', from)) : undefined,
    to ? lt(orders.createdAt, endOfDay('to', to)) : undefined,
    status && hasStatus(status),
    paid && sql`${paidState} = ${paid}`,
    payment && eq(orders.paymentType, payment),
    cash && cashToConfirm,
    refund && refundOpen,
    seller
      ? hasLine(seller === 'shop' ? sql`${orderLines.sellerId} is null` : sql`${orderLines.sellerId} = ${seller}`)
      : undefined,
    returns === 'waiting' ? sql`${orders.id} in (${waiting})` : undefined,
    returns === 'accepted' || acceptedFrom || acceptedTo ? hasAcceptedReturn(query) : undefined,
    coupon ? hasCoupon(coupon) : undefined,
    person ? eq(orders.userId, person) : undefined,
  )
  if (!search) return { found: others, walked: others }
  const { found, walked } = await searchConditions(db, search)
  return { found: and(others, found), walked: and(others, walked) }
}
