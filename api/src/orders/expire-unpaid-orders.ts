import { and, eq, lte, type SQL, sql } from 'drizzle-orm'
import { transactionWithRetries } from '../database/transaction-with-retries'
import { recordChange } from '../order-figures/record-change'
import { cancelPieces } from './cancel-pieces'
import { lockRow } from './lock-order'
import { openAndUnpaid } from './order-expressions'
import type { OrderParts } from './order-parts'
import { choosePieces, piecesToSend } from './pieces'
import { orders } from './table'
import { tellBuyer } from './tell-buyer'

type Expiring = Pick<OrderParts, 'db' | 'payments' | 'shop'>

/** The maximum number of orders that one run cancels. */
const BATCH = 200

/**
 * Cancels orders that were not paid in time, restores their stock and coupons, and returns their number. Each order has
 * its own transaction and is locked with SKIP LOCKED: parallel processes take different orders, and an order that
 * another request is paying or cancelling is skipped.
 */
export async function expireUnpaidOrders(parts: Expiring, now: Date): Promise<number> {
  const due = and(sql`(${openAndUnpaid})`, lte(orders.paymentDueAt, now))
  const found = await parts.db
    .select({ userId: orders.userId, id: orders.id })
    .from(orders)
    .where(due)
    .orderBy(orders.paymentDueAt)
    .limit(BATCH)
  let expired = 0
  for (const one of found) if (await expireOne(parts, one, due, now)) expired += 1
  return expired
}

function expireOne(
  parts: Expiring,
  { userId, id }: { userId: string; id: string },
  due: SQL | undefined,
  now: Date,
): Promise<boolean> {
  return transactionWithRetries(parts.db, async (tx) => {
    const [still] = await tx
      .select({ id: orders.id })
      .from(orders)
      .where(and(eq(orders.userId, userId), eq(orders.id, id), due))
      .for('update', { skipLocked: true })
    if (!still) return false
    const order = await lockRow(tx, userId, id)
    const event = { actor: 'system', actorId: 'system', at: now, expired: true } as const
    const change = await cancelPieces(tx, order, choosePieces(order.lines, undefined, piecesToSend), event)
    await tellBuyer(tx, parts, order.row, 'order-expired')
    await recordChange(tx, order.row, change)
    return true
  })
}
