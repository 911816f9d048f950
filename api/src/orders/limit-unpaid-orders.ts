import { and, eq, sql } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { conflict } from '../http/problem'
import { openAndUnpaid } from './order-expressions'
import { orders } from './table'

/**
 * Throws 409 if an account has reached its limit of open unpaid orders; a cash-on-delivery order counts until it ships.
 */
export async function limitUnpaidOrders(db: Queries, userId: string, most: number): Promise<void> {
  const open = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.userId, userId), sql`(${openAndUnpaid})`))
    .limit(most)
  if (open.length < most) return
  const count = most === 1 ? 'an order that is' : `${most} orders that are`
  throw conflict(`You have ${count} not paid yet. Pay or cancel one under “My order”, then order again.`)
}
