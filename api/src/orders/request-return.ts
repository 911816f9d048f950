import { returnReasonText, splitReason } from '@superium/shared/constants'
import { and, eq } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { transactionWithRetries } from '../database/transaction-with-retries'
import { conflict } from '../http/problem'
import type { Identity } from '../identity/identity'
import type { ReturnRequest } from './change-schema'
import { type LockedOrder, lockOrder } from './lock-order'
import type { OrderParts } from './order-parts'
import { type OrderActor, parseStatus } from './order-status'
import { hasWaitingReturn } from './parcels/status-by-parcels'
import { choosePieces, type Pieces, piecesLeft } from './pieces'
import { piecesToReturn } from './pieces-to-return'
import { getOrder } from './read-orders'
import { recordEvent } from './record-event'
import { requireStep } from './require-step'
import type { Order } from './schema'
import { orderReturns, orders } from './table'
import { tellBuyer } from './tell-buyer'
import { tellSellers } from './tell-sellers'
import { valueReturns } from './value-returns'

/**
 * Requests the return of an order, or only of the pieces in `lines`, within 60 days of their parcel's delivery. Each
 * sender gets one return, which the sender or an administrator decides. While other parcels are in transit the order's
 * status stays. 404 for someone else's order; 409 if it cannot be returned now, if a return to the sender is waiting,
 * if fewer pieces are left, or if the order has changed since the caller saw it.
 */
export async function requestReturn(
  parts: OrderParts,
  identity: Identity,
  actor: OrderActor,
  id: string,
  { chosenReason, reason = '', lines: asked, seen }: ReturnRequest,
): Promise<Order> {
  const caller = { ...identity, admin: actor === 'admin' }
  await transactionWithRetries(parts.db, async (tx) => {
    const order = await lockOrder(tx, caller, id, seen)
    const { row } = order
    const at = new Date()
    const pieces = chooseReturn(order, actor, asked, at)
    const why = splitReason({ chosenReason, reason: reason.trim() })
    const own = { userId: row.userId, orderId: id, state: 'requested', ...why, requestedAt: at }
    for (const one of valueReturns(order, pieces))
      await tx.insert(orderReturns).values({ ...own, id: uuidv7(), ...one })
    const from = parseStatus(row.status)
    const status = from === 'Confirmed' || from === 'Shipped' ? from : 'Return requested'
    await tx
      .update(orders)
      .set({ status })
      .where(and(eq(orders.userId, row.userId), eq(orders.id, row.id)))
    const note = returnReasonText(why)
    const event = { kind: 'return-requested', status, actor, actorId: identity.uid, at, note } as const
    await recordEvent(tx, row, { ...event, lines: pieces })
    await tellBuyer(tx, parts, row, 'return-requested')
    await tellSellers(tx, parts, order, pieces, 'return-requested', note)
  })
  return getOrder(parts, caller, actor, id)
}

/** The pieces that a return is about; 409 when they cannot be returned now. */
export function chooseReturn(
  order: LockedOrder,
  actor: OrderActor,
  asked: readonly Pieces[] | undefined,
  now: Date,
): Pieces[] {
  const leftOf = piecesToReturn(order, now)
  const open = order.lines.some((line) => leftOf(line) > 0)
  if (!open && !hasWaitingReturn(order.returns)) requireStep(order, actor, 'Return requested', now)
  if (!open) throw conflict('A return of this order waits for its answer.')
  const waiting = new Set(order.returns.flatMap(({ state, sellerId }) => (state === 'requested' ? [sellerId] : [])))
  const blocked = order.lines.find(
    (line) =>
      waiting.has(line.sellerId) &&
      piecesLeft(line) > 0 &&
      asked?.some(({ lineNumber }) => lineNumber === line.lineNumber),
  )
  if (blocked) throw conflict(`A return to the sender of “${blocked.name}” waits for its answer.`)
  return choosePieces(order.lines, asked, leftOf)
}
