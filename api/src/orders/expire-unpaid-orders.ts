import { and, lte, sql } from 'drizzle-orm'
import { cancelPieces } from './cancel-pieces'
import { lockRow } from './lock-order'
import type { OrderParts } from './order-parts'
import { choosePieces, piecesToSend } from './pieces'
import { openAndUnpaid, orders } from './table'
import { tellBuyer } from './tell-buyer'

type Expiring = Pick<OrderParts, 'db' | 'payments' | 'shop'>

/** The most orders that one run cancels, so that a run ends. */
const BATCH = 200

/**
 * Cancels orders that were not paid in time and gives their stock and coupons back; returns how many. One transaction per
 * order, whose row is locked with SKIP LOCKED: parallel processes take different orders, and an order that is being paid or
 * cancelled is left to that request.
 */
export async function expireUnpaidOrders(parts: Expiring, now: Date): Promise<number> {
  for (let expired = 0; expired < BATCH; expired += 1) {
    if (!(await expireOne(parts, now))) return expired
  }
  return BATCH
}

function expireOne(parts: Expiring, now: Date): Promise<boolean> {
  return parts.db.transaction(async (tx) => {
    const [due] = await tx
      .select({ userId: orders.userId, id: orders.id })
      .from(orders)
      .where(and(sql`(${openAndUnpaid})`, lte(orders.paymentDueAt, now)))
      .orderBy(orders.paymentDueAt)
      .limit(1)
      .for('update', { skipLocked: true })
    if (!due) return false
    const order = await lockRow(tx, due.userId, due.id)
    const event = { actor: 'system', actorId: 'system', at: now, expired: true } as const
    await cancelPieces(tx, order, choosePieces(order.lines, undefined, piecesToSend), event)
    await tellBuyer(tx, parts, order.row, 'order-expired')
    return true
  })
}
