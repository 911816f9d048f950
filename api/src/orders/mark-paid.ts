import { and, eq } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { transactionWithRetries } from '../database/transaction-with-retries'
import { conflict } from '../http/problem'
import type { Identity } from '../identity/identity'
import { isPaidToCourier, isReadyToSend } from './is-ready-to-send'
import { lockOrder } from './lock-order'
import type { OrderParts } from './order-parts'
import { parseStatus } from './order-status'
import { choosePieces, piecesToSend } from './pieces'
import type { OrderRow } from './queries'
import { getOrder } from './read-orders'
import { type NewEvent, recordEvent } from './record-event'
import type { Order } from './schema'
import { orders } from './table'
import { tellBuyer } from './tell-buyer'
import { tellSellers } from './tell-sellers'

/** Records the payment of a locked order, also in its timeline. */
export async function recordPayment(
  tx: Queries,
  row: OrderRow,
  event: Pick<NewEvent, 'status' | 'actor' | 'actorId' | 'at' | 'note'>,
): Promise<void> {
  // The courier collected the whole total, so returned pieces are refunded afterwards.
  const paidCents = isPaidToCourier(row) ? row.totalCents : row.totalCents - row.returnedCents
  await tx
    .update(orders)
    .set({ paidAt: event.at, paidCents })
    .where(and(eq(orders.userId, row.userId), eq(orders.id, row.id)))
  await recordEvent(tx, row, { ...event, kind: 'paid' })
}

/** An administrator records that an order's payment has arrived. 409 if the order has been paid or cancelled. */
export async function markPaid(parts: OrderParts, identity: Identity, id: string, note?: string): Promise<Order> {
  await transactionWithRetries(parts.db, async (tx) => {
    const order = await lockOrder(tx, identity, id)
    const { row } = order
    const status = parseStatus(row.status)
    if (row.paidAt !== null) throw conflict('The order has been paid already.')
    if (status === 'Cancelled') throw conflict('The order is cancelled, so there is nothing to pay.')
    const at = new Date()
    await recordPayment(tx, row, { status, actor: 'admin', actorId: identity.uid, at, note })
    await tellBuyer(tx, parts, row, 'order-paid')
    // Cash on delivery is paid after shipping, which the sellers already know about.
    if (isReadyToSend({ ...row, paidAt: at }) && !isReadyToSend(row))
      await tellSellers(tx, parts, order, choosePieces(order.lines, undefined, piecesToSend), 'to-ship')
  })
  return getOrder(parts, identity, 'admin', id)
}
