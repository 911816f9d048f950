import { and, eq } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import type { Identity } from '../identity/identity'
import type { ChangeRequest } from './change-schema'
import { lockOrder } from './lock-order'
import type { OrderParts } from './order-parts'
import type { OrderActor } from './order-status'
import { returnValue } from './order-totals'
import { choosePieces, piecesOf } from './pieces'
import { getOrder } from './read-orders'
import { recordEvent } from './record-event'
import { requireStep } from './require-step'
import type { Order } from './schema'
import { orderReturns, orders } from './table'
import { tellBuyer } from './tell-buyer'

/**
 * Asks to return an order, or only the pieces of `lines`, within 60 days of delivery; an administrator decides. 404 for
 * another's order, 409 when it cannot be returned now, when fewer pieces are left, or when it has changed since the caller saw
 * it.
 */
export async function requestReturn(
  parts: OrderParts,
  identity: Identity,
  actor: OrderActor,
  id: string,
  { reason = '', lines: asked, seen }: ChangeRequest,
): Promise<Order> {
  const caller = { ...identity, admin: actor === 'admin' }
  await parts.db.transaction(async (tx) => {
    const order = await lockOrder(tx, caller, id, seen)
    const { row, lines } = order
    const at = new Date()
    requireStep(order, actor, 'Return requested', at)
    const pieces = choosePieces(lines, asked)
    const after = lines.map((line) => ({ ...line, returned: line.returned + piecesOf(pieces, line.lineNumber) }))
    await tx.insert(orderReturns).values({
      ...{ userId: row.userId, orderId: id, id: uuidv7(), state: 'requested', reason: reason.trim(), lines: pieces },
      valueCents: returnValue(row, lines, after),
      requestedAt: at,
    })
    const status = 'Return requested'
    await tx
      .update(orders)
      .set({ status })
      .where(and(eq(orders.userId, row.userId), eq(orders.id, id)))
    const event = { kind: 'return-requested', status, actor, actorId: identity.uid, at, note: reason } as const
    await recordEvent(tx, row, { ...event, lines: pieces })
    await tellBuyer(tx, parts, row, 'return-requested')
  })
  return getOrder(parts, caller, actor, id)
}
