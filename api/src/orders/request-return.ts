import { and, eq } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { transactionWithRetries } from '../database/transaction-with-retries'
import { conflict } from '../http/problem'
import type { Identity } from '../identity/identity'
import type { ChangeRequest } from './change-schema'
import { type LockedOrder, lockOrder } from './lock-order'
import type { OrderParts } from './order-parts'
import { type OrderActor, parseStatus } from './order-status'
import { returnValue } from './order-totals'
import { groupBySender } from './parcels/group-by-sender'
import { hasWaitingReturn } from './parcels/status-by-parcels'
import { choosePieces, type Pieces, piecesLeft } from './pieces'
import { piecesToReturn } from './pieces-to-return'
import { getOrder } from './read-orders'
import { recordEvent } from './record-event'
import { requireStep } from './require-step'
import { withReturned } from './revalue-waiting-returns'
import type { Order } from './schema'
import { orderReturns, orders } from './table'
import { tellBuyer } from './tell-buyer'
import { tellSellers } from './tell-sellers'

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
  { reason = '', lines: asked, seen }: ChangeRequest,
): Promise<Order> {
  const caller = { ...identity, admin: actor === 'admin' }
  await transactionWithRetries(parts.db, async (tx) => {
    const order = await lockOrder(tx, caller, id, seen)
    const { row, lines } = order
    const at = new Date()
    const pieces = chooseReturn(order, actor, asked, at)
    const own = { userId: row.userId, orderId: id, state: 'requested', reason: reason.trim(), requestedAt: at }
    // Remaining pieces share the discount, so a return's value depends on the returns that wait before it.
    let before = order.returns.reduce<typeof lines>(
      (rest, { state, lines: back }) => (state === 'requested' ? withReturned(rest, back) : rest),
      lines,
    )
    for (const { sellerId, pieces: back } of groupBySender(lines, pieces)) {
      const after = withReturned(before, back)
      const valueCents = returnValue(row, before, after)
      await tx.insert(orderReturns).values({ ...own, id: uuidv7(), sellerId, lines: back, valueCents })
      before = after
    }
    const from = parseStatus(row.status)
    const status = from === 'Confirmed' || from === 'Shipped' ? from : 'Return requested'
    await tx
      .update(orders)
      .set({ status })
      .where(and(eq(orders.userId, row.userId), eq(orders.id, row.id)))
    const event = { kind: 'return-requested', status, actor, actorId: identity.uid, at, note: reason } as const
    await recordEvent(tx, row, { ...event, lines: pieces })
    await tellBuyer(tx, parts, row, 'return-requested')
    await tellSellers(tx, parts, order, pieces, 'return-requested', reason)
  })
  return getOrder(parts, caller, actor, id)
}

function chooseReturn(
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
