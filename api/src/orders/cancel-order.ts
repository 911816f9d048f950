import { transactionWithRetries } from '../database/transaction-with-retries'
import type { Identity } from '../identity/identity'
import { recordChange } from '../order-figures/record-change'
import { cancelPieces } from './cancel-pieces'
import type { ChangeRequest } from './change-schema'
import { lockOrder } from './lock-order'
import type { OrderParts } from './order-parts'
import type { OrderActor } from './order-status'
import { choosePieces, piecesOf, piecesToSend } from './pieces'
import { getOrder } from './read-orders'
import { requireStep } from './require-step'
import type { Order } from './schema'
import { tellBuyer } from './tell-buyer'
import { tellSellers } from './tell-sellers'

/**
 * Cancels all unshipped pieces of an order, or only those in `lines`. 404 for someone else's order; 409 when everything
 * has been shipped, when fewer pieces are left, or when the order has changed since the caller saw it.
 */
export async function cancelOrder(
  parts: OrderParts,
  identity: Identity,
  actor: OrderActor,
  id: string,
  { reason, lines: asked, seen }: ChangeRequest,
): Promise<Order> {
  const caller = { ...identity, admin: actor === 'admin' }
  await transactionWithRetries(parts.db, async (tx) => {
    const order = await lockOrder(tx, caller, id, seen)
    const at = new Date()
    requireStep(order, actor, 'Cancelled', at)
    const pieces = choosePieces(order.lines, asked, piecesToSend)
    const change = await cancelPieces(tx, order, pieces, { actor, actorId: identity.uid, at, note: reason })
    const all = order.lines.every(
      ({ lineNumber, quantity, cancelled }) => quantity - cancelled === piecesOf(pieces, lineNumber),
    )
    await tellBuyer(tx, parts, order.row, all ? 'order-status' : 'lines-cancelled')
    await tellSellers(tx, parts, order, pieces, 'cancelled')
    await recordChange(tx, order.row, change)
  })
  return getOrder(parts, caller, actor, id)
}
