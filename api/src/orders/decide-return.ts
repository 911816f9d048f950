import { and, eq, sql } from 'drizzle-orm'
import { badField, conflict, notFound } from '../http/problem'
import type { Identity } from '../identity/identity'
import { addToLines } from './cancel-pieces'
import type { ReturnDecision } from './change-schema'
import { lockOrder } from './lock-order'
import type { OrderParts } from './order-parts'
import { piecesLeft, piecesOf } from './pieces'
import { getOrder } from './read-orders'
import { recordEvent } from './record-event'
import { returnPiecesToStock } from './return-pieces-to-stock'
import type { Order } from './schema'
import { orderReturns, orders } from './table'
import { tellBuyer } from './tell-buyer'

/**
 * An administrator accepts a return, which puts its pieces back into stock, or refuses it with a note. The order is then
 * returned when nothing that was delivered remains, else delivered. 404 for an unknown return, 409 for a decided one.
 */
export async function decideReturn(
  parts: OrderParts,
  identity: Identity,
  id: string,
  returnId: string,
  { accept, note = '' }: ReturnDecision,
): Promise<Order> {
  if (!accept && note.trim() === '') throw badField('note', 'note is required: say why the return is refused.')
  await parts.db.transaction(async (tx) => {
    const { row, lines, returns } = await lockOrder(tx, identity, id)
    const asked = returns.find((one) => one.id === returnId.toLowerCase())
    if (!asked) throw notFound('such return')
    if (asked.state !== 'requested') throw conflict(`The return has been ${asked.state} already.`)
    const at = new Date()
    const back = accept ? asked.lines : []
    const left = lines.some((line) => piecesLeft(line) > piecesOf(back, line.lineNumber))
    const status = left ? 'Delivered' : 'Returned'
    await tx
      .update(orderReturns)
      .set({ state: accept ? 'accepted' : 'refused', note: note.trim(), decidedAt: at, decidedBy: identity.uid })
      .where(and(eq(orderReturns.userId, row.userId), eq(orderReturns.orderId, id), eq(orderReturns.id, asked.id)))
    await tx
      .update(orders)
      .set({ status, ...(accept && { returnedCents: sql`${orders.returnedCents} + ${asked.valueCents}` }) })
      .where(and(eq(orders.userId, row.userId), eq(orders.id, id)))
    await addToLines(tx, lines, back, 'returned')
    await returnPiecesToStock(tx, lines, back)
    const kind = accept ? 'return-accepted' : 'return-refused'
    await recordEvent(tx, row, { kind, status, actor: 'admin', actorId: identity.uid, at, note, lines: asked.lines })
    await tellBuyer(tx, parts, row, 'return-decided')
  })
  return getOrder(parts, identity, 'admin', id)
}
