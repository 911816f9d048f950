import { and, eq, gte, inArray, lt, ne, type SQL, sql } from 'drizzle-orm'
import { couponCode } from '../coupons/coupon-code'
import type { Queries } from '../database/database'
import { requirePlainText } from '../http/plain-text'
import { endOfDay, startOfDay } from '../http/utc-day'
import { wordsMatch } from '../keyset/words-match'
import { type AdminOrderFilters, NOT_CANCELLED } from './admin-list-schema'
import type { OrderStatus } from './order-status'
import { orderLines, orderReturns, orders, orderWords, paidState } from './table'

// Few returns wait at a time, and they have an index.
const waiting = sql`select ${orderReturns.orderId} from ${orderReturns} where ${orderReturns.state} = 'requested'`

/** Among orders whose return was requested are those with other parcels on their way. */
function hasStatus(status: OrderStatus | typeof NOT_CANCELLED): SQL {
  if (status === NOT_CANCELLED) return ne(orders.status, 'Cancelled')
  if (status !== 'Return requested') return eq(orders.status, status)
  return sql`${orders.id} in (select id from ${orders} as asked where asked.status = ${status} union ${waiting})`
}

/** The orders with a return that was accepted, on some days where they are given. */
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

/** The orders with the words of a search, or with a line of the SKU where it is one. */
async function searchCondition(db: Queries, search: string): Promise<SQL> {
  const skus = inArray(orderLines.sku, [...new Set([search, search.toUpperCase()])])
  const [known] = await db.select({ sku: orderLines.sku }).from(orderLines).where(skus).limit(1)
  if (known) return hasLine(sql`${skus} and ${orderLines.sku} <> ''`)
  return wordsMatch(db, orderWords, search)
}

/** What an administrator's list shows; undefined for all orders. 400 for a text with NUL or a day that does not exist. */
export async function adminFilter(db: Queries, query: AdminOrderFilters): Promise<SQL | undefined> {
  const { status, paid, payment, from, to, seller, returns, acceptedFrom, acceptedTo, coupon, person } = query
  requirePlainText('search', query.search)
  requirePlainText('person', person)
  const search = query.search?.trim()
  return and(
    from ? gte(orders.createdAt, startOfDay('from', from)) : undefined,
    to ? lt(orders.createdAt, endOfDay('to', to)) : undefined,
    status && hasStatus(status),
    paid && sql`${paidState} = ${paid}`,
    payment && eq(orders.paymentType, payment),
    seller
      ? hasLine(seller === 'shop' ? sql`${orderLines.sellerId} is null` : sql`${orderLines.sellerId} = ${seller}`)
      : undefined,
    returns === 'waiting' ? sql`${orders.id} in (${waiting})` : undefined,
    returns === 'accepted' || acceptedFrom || acceptedTo ? hasAcceptedReturn(query) : undefined,
    coupon ? hasCoupon(coupon) : undefined,
    person ? eq(orders.userId, person) : undefined,
    search ? await searchCondition(db, search) : undefined,
  )
}
