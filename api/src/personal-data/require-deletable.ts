import { and, eq, inArray, or, sql } from 'drizzle-orm'
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

/** Throws 409 while an order of the person is under way, or one of their returns awaits a decision. */
export async function requireNothingUnderWay(db: Queries, userId: string): Promise<void> {
  const [own] = await db
    .select({ orderNumber: orders.orderNumber })
    .from(orders)
    .where(and(eq(orders.userId, userId), or(underWay, waitingReturn)))
    .limit(1)
  if (!own) return
  throw conflict(
    `Order #${own.orderNumber} is still under way. Cancel it, or wait until it is delivered, and then delete your account.`,
  )
}

const waitingReturn = sql`exists (
  select 1 from order_returns r where r.user_id = ${orders.userId} and r.order_id = ${orders.id} and r.state = 'requested')`

/**
 * Throws 409 while the person's shop has products to send, a parcel in transit or a return to decide. Other sellers'
 * lines do not count.
 */
export async function requireNothingToSend(db: Queries, userId: string): Promise<void> {
  const seller = await findSellerOf(db, userId)
  if (!seller) return
  const { rows } = await db.execute<{ order_number: string }>(sql`
    select ${orders.orderNumber} from ${orders}
    join (
      select user_id, order_id, false as returned from order_lines
        where seller_id = ${seller.id} and cancelled + shipped < quantity
      union all select user_id, order_id, false from parcels where seller_id = ${seller.id} and delivered_at is null
      union all select user_id, order_id, true from order_returns where seller_id = ${seller.id} and state = 'requested'
    ) sold on sold.user_id = ${orders.userId} and sold.order_id = ${orders.id}
    where sold.returned or ${underWay}
    limit 1`)
  const [sold] = rows
  if (sold)
    throw conflict(`Your shop still has to complete order #${sold.order_number}. Then you can delete your account.`)
}
