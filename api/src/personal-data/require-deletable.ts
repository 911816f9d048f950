import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { conflict, forbidden } from '../http/problem'
import type { Identity } from '../identity/identity'
import { orderLines, orders } from '../orders/table'
import { findSellerOf } from '../sellers/find-seller'

/** How long ago the sign-in may be, in seconds. */
const RECENT = 300

/** 403 unless the person signed in within the last five minutes: an unlocked device must not be enough. */
export function requireRecentSignIn({ signedInAt = 0 }: Identity, now: Date): void {
  if (now.getTime() / 1000 - signedInAt > RECENT)
    throw forbidden('Sign in again: to delete an account, the sign-in must not be older than five minutes.')
}

/** Money or goods are still on their way. */
const underWay = inArray(orders.status, ['Pending', 'Confirmed', 'Shipped', 'Return requested'])

/** 409 while the person has an order that is under way, or has to ship one. */
export async function requireNothingUnderWay(db: Queries, userId: string): Promise<void> {
  const [own] = await db
    .select({ orderNumber: orders.orderNumber })
    .from(orders)
    .where(and(eq(orders.userId, userId), or(underWay, waitingReturn)))
    .limit(1)
  if (own) {
    throw conflict(
      `Order #${own.orderNumber} is still under way. Cancel it, or wait until it is delivered, and then delete your account.`,
    )
  }
  const seller = await findSellerOf(db, userId)
  if (!seller) return
  const [sold] = await db
    .select({ orderNumber: orders.orderNumber })
    .from(orderLines)
    .innerJoin(orders, and(eq(orders.userId, orderLines.userId), eq(orders.id, orderLines.orderId)))
    .where(
      and(
        eq(orderLines.sellerId, seller.id),
        or(underWay, waitingReturn),
        sql`${orderLines.cancelled} + ${orderLines.returned} < ${orderLines.quantity}`,
      ),
    )
    .limit(1)
  if (sold)
    throw conflict(`Your shop still has to complete order #${sold.orderNumber}. Then you can delete your account.`)
}

const waitingReturn = sql`exists (
  select from order_returns r where r.user_id = ${orders.userId} and r.order_id = ${orders.id} and r.state = 'requested')`
