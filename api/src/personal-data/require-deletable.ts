import { and, desc, eq, inArray, or, sql } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { conflict, forbidden } from '../http/problem'
import type { Identity } from '../identity/identity'
import { orders } from '../orders/table'
import { findSellerOf } from '../sellers/find-seller'

/** The maximum age of the sign-in, in seconds. */
const RECENT = 300

/**
 * Throws 403 unless the person signed in within the last five minutes, because an unlocked device must not be enough.
 */
export function requireRecentSignIn({ signedInAt = 0 }: Identity, now: Date): void {
  if (now.getTime() / 1000 - signedInAt > RECENT)
    throw forbidden('Sign in again: to delete an account, the sign-in must not be older than five minutes.')
}

/** Orders with open payments, deliveries or returns. */
const underWay = inArray(orders.status, ['Pending', 'Confirmed', 'Shipped', 'Return requested'])

/** An order that stands against the deletion of an account. */
export interface OpenOrder {
  _id: string
  orderNumber: string
}

/** How many orders are named. */
const NAMED = 50

/** The person's orders that are under way, or of which a return waits for its decision; newest first. */
export function ordersUnderWay(db: Queries, userId: string): Promise<OpenOrder[]> {
  return db
    .select({ _id: orders.id, orderNumber: orders.orderNumber })
    .from(orders)
    .where(and(eq(orders.userId, userId), or(underWay, waitingReturn)))
    .orderBy(desc(orders.id))
    .limit(NAMED)
}

const numbers = (open: readonly OpenOrder[]): string =>
  new Intl.ListFormat('en').format(open.map(({ orderNumber }) => `#${orderNumber}`))

/** 409 while an order of the person is under way, or a return of theirs waits for its decision. */
export async function requireNothingUnderWay(db: Queries, userId: string): Promise<void> {
  const own = await ordersUnderWay(db, userId)
  if (own.length === 0) return
  throw conflict(
    own.length === 1
      ? `Order ${numbers(own)} is still under way. Cancel it, or wait until it is delivered, and then delete your account.`
      : `Orders ${numbers(own)} are still under way. Cancel them, or wait until they are delivered, and then delete your account.`,
  )
}

const waitingReturn = sql`exists (
  select 1 from order_returns r where r.user_id = ${orders.userId} and r.order_id = ${orders.id} and r.state = 'requested')`

/**
 * Other people's orders with products that the person's shop must send, a parcel in transit or a return to decide. Other
 * sellers' lines do not count.
 */
export async function salesUnderWay(db: Queries, userId: string): Promise<OpenOrder[]> {
  const seller = await findSellerOf(db, userId)
  if (!seller) return []
  const { rows } = await db.execute<{ id: string; order_number: string }>(sql`
    select distinct ${orders.id}, ${orders.orderNumber} from ${orders}
    join (
      select user_id, order_id, false as returned from order_lines
        where seller_id = ${seller.id} and cancelled + shipped < quantity
      union all select user_id, order_id, false from parcels where seller_id = ${seller.id} and delivered_at is null
      union all select user_id, order_id, true from order_returns where seller_id = ${seller.id} and state = 'requested'
    ) sold on sold.user_id = ${orders.userId} and sold.order_id = ${orders.id}
    where sold.returned or ${underWay}
    order by ${orders.id} desc
    limit ${NAMED}`)
  return rows.map(({ id, order_number }) => ({ _id: id, orderNumber: order_number }))
}

/** 409 while the person's shop has something to send, to deliver or to take back. */
export async function requireNothingToSend(db: Queries, userId: string): Promise<void> {
  const sold = await salesUnderWay(db, userId)
  if (sold.length === 0) return
  const which = `${sold.length === 1 ? 'order' : 'orders'} ${numbers(sold)}`
  throw conflict(`Your shop still has to complete ${which}. Then you can delete your account.`)
}
