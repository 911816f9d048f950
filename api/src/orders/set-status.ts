import { and, eq } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { conflict } from '../http/problem'
import type { Identity } from '../identity/identity'
import { cancelOrder } from './cancel-order'
import type { StatusChange } from './change-schema'
import { decideReturn } from './decide-return'
import { lockOrder } from './lock-order'
import { recordPayment } from './mark-paid'
import type { OrderParts } from './order-parts'
import { piecesLeft } from './pieces'
import { findDetails, type LineRow, type OrderRow } from './queries'
import { getOrder, getOrderRow } from './read-orders'
import { recordEvent } from './record-event'
import { requestReturn } from './request-return'
import { requireStep } from './require-step'
import type { Order } from './schema'
import { requireHttps, writeTracking } from './set-tracking'
import { orders } from './table'
import { tellBuyer } from './tell-buyer'

/**
 * An administrator sets an order's status. Cancelling and returning go the ways of their own modules. 409 for a status that
 * cannot follow, also when another request changed it first.
 */
export async function setStatus(
  parts: OrderParts,
  identity: Identity,
  id: string,
  { status, note = '', tracking }: StatusChange,
): Promise<Order> {
  if (status === 'Cancelled') return cancelOrder(parts, identity, 'admin', id, { reason: note })
  if (status === 'Return requested') return requestReturn(parts, identity, 'admin', id, { reason: note })
  if (status === 'Returned') return acceptOpenReturn(parts, identity, id, note)
  if (tracking) requireHttps('tracking.url', tracking)
  await parts.db.transaction(async (tx) => {
    const order = await lockOrder(tx, identity, id)
    const at = new Date()
    requireStep(order, 'admin', status, at)
    if (status === 'Shipped') requireReleased(order.lines, at)
    await tx
      .update(orders)
      .set({ status })
      .where(and(eq(orders.userId, order.row.userId), eq(orders.id, id)))
    if (status === 'Delivered') await recordCash(tx, order.row, at)
    if (status === 'Shipped' && tracking) await writeTracking(tx, order.row, tracking)
    // The last event, which the e-mail tells.
    await recordEvent(tx, order.row, { kind: 'status', status, actor: 'admin', actorId: identity.uid, at, note })
    await tellBuyer(tx, parts, order.row, 'order-status')
  })
  return getOrder(parts, identity, 'admin', id)
}

/** Who delivers an order with cash on delivery has taken the money. */
async function recordCash(tx: Queries, row: OrderRow, at: Date): Promise<void> {
  if (row.paymentType !== 'cash_on_delivery' || row.paidAt !== null) return
  await recordPayment(tx, row, { status: 'Delivered', actor: 'system', actorId: 'system', at })
}

async function acceptOpenReturn(parts: OrderParts, identity: Identity, id: string, note: string): Promise<Order> {
  const row = await getOrderRow(parts.db, identity, id)
  const details = await findDetails(parts.db, [row])
  const open = details.returns.find(({ state }) => state === 'requested')
  if (open) return decideReturn(parts, identity, id, open.id, { accept: true, note })
  requireStep({ row, ...details }, 'admin', 'Returned', new Date())
  throw conflict('The order has been changed meanwhile. Look at it again.')
}

/** A pre-ordered product is shipped from its release date (UTC) on. */
function requireReleased(lines: readonly LineRow[], now: Date): void {
  const today = now.toISOString().slice(0, 10)
  const early = lines.find((line) => line.releaseDate !== null && line.releaseDate > today && piecesLeft(line) > 0)
  if (early) throw conflict(`“${early.name}” is released on ${early.releaseDate}: the order cannot be shipped before.`)
}
