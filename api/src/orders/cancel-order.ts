import type { Identity } from '../identity/identity'
import { cancelPieces } from './cancel-pieces'
import type { ChangeRequest } from './change-schema'
import { lockOrder } from './lock-order'
import type { OrderParts } from './order-parts'
import type { OrderActor } from './order-status'
import { choosePieces } from './pieces'
import { getOrder } from './read-orders'
import { requireStep } from './require-step'
import type { Order } from './schema'
import { tellBuyer } from './tell-buyer'

/**
 * Cancels an order before it is shipped, or only the pieces of `lines`. 404 for another's order, 409 when it has been shipped,
 * when fewer pieces are left, or when it has changed since the caller saw it.
 */
export async function cancelOrder(
  parts: OrderParts,
  identity: Identity,
  actor: OrderActor,
  id: string,
  { reason, lines: asked, seen }: ChangeRequest,
): Promise<Order> {
  const caller = { ...identity, admin: actor === 'admin' }
  await parts.db.transaction(async (tx) => {
    const order = await lockOrder(tx, caller, id, seen)
    const at = new Date()
    requireStep(order, actor, 'Cancelled', at)
    const pieces = choosePieces(order.lines, asked)
    await cancelPieces(tx, order, pieces, { actor, actorId: identity.uid, at, note: reason })
    await tellBuyer(tx, parts, order.row, 'order-status')
  })
  return getOrder(parts, caller, actor, id)
}
