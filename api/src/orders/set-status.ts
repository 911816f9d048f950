import { and, eq } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { together } from '../database/together'
import { transactionWithRetries } from '../database/transaction-with-retries'
import { conflict } from '../http/problem'
import type { Identity } from '../identity/identity'
import { cancelOrder } from './cancel-order'
import type { OrderTracking, StatusChange } from './change-schema'
import { countSold } from './count-sold'
import { acceptWaitingReturns } from './decide-return'
import { isReadyToSend } from './is-ready-to-send'
import { type LockedOrder, lockOrder } from './lock-order'
import type { OrderParts } from './order-parts'
import type { OrderStatus } from './order-status'
import { deliverParcels } from './parcels/deliver-parcels'
import { sendParcels } from './parcels/send-parcels'
import { requireHttps } from './parcels/tracking-columns'
import { choosePieces, piecesToSend } from './pieces'
import { getOrder, readStaff } from './read-orders'
import { type NewEvent, recordEvent } from './record-event'
import { requestReturn } from './request-return'
import { requireStep } from './require-step'
import { rowToOrder } from './row-to-order'
import type { Order } from './schema'
import { orders } from './table'
import { type ChangedOrder, mailBuyer, tellBuyer } from './tell-buyer'
import { tellSellers } from './tell-sellers'

type Step = Pick<NewEvent, 'actor' | 'actorId' | 'at' | 'note'>

/**
 * Sets an order's status as an administrator. Cancelling and returning delegate to their own modules; shipping sends
 * everything left, one parcel per sender, and delivering delivers all parcels. 409 for an impossible step, also when
 * another request has changed the status first.
 */
export async function setStatus(
  parts: OrderParts,
  identity: Identity,
  id: string,
  { status, note = '', tracking, chosenReason }: StatusChange,
): Promise<Order> {
  if (status === 'Cancelled') return cancelOrder(parts, identity, 'admin', id, { reason: note })
  if (status === 'Return requested') {
    const why = { reason: note, ...(chosenReason && { chosenReason }) }
    return requestReturn(parts, identity, 'admin', id, why)
  }
  if (status === 'Returned') return acceptOpenReturns(parts, identity, id, note)
  if (tracking) requireHttps('tracking.url', tracking)
  const changed = await transactionWithRetries(parts.db, async (tx) => {
    const order = await lockOrder(tx, identity, id)
    const at = new Date()
    requireStep(order, 'admin', status, at)
    const step = { actor: 'admin', actorId: identity.uid, at, note } as const
    const after = await takeStep(tx, parts, order, status, step, tracking)
    const confirmed = { ...order.row, status }
    if (isReadyToSend(confirmed))
      await tellSellers(tx, parts, order, choosePieces(order.lines, undefined, piecesToSend), 'to-ship')
    return after
  })
  if (!changed) return getOrder(parts, identity, 'admin', id)
  const { payments, shop } = parts
  const reader = { payments, shop, actor: 'admin', buyer: identity.uid, now: new Date() } as const
  return rowToOrder(
    changed.row,
    { ...changed, unreviewed: new Set(), staff: await readStaff(parts.db, changed) },
    reader,
  )
}

/** Moves a locked order to a permitted status and notifies its buyer. Resolves like `tellBuyer`. */
async function takeStep(
  tx: Queries,
  parts: OrderParts,
  order: LockedOrder,
  status: OrderStatus,
  step: Step,
  tracking: OrderTracking | undefined,
): Promise<ChangedOrder | undefined> {
  const { row, lines, parcels } = order
  if (status === 'Shipped') {
    const sent = await sendParcels(tx, order, choosePieces(lines, undefined, piecesToSend), { ...step, tracking })
    return tellBuyer(tx, parts, row, 'order-status', sent)
  }
  if (status === 'Delivered') {
    const travelling = parcels.filter(({ deliveredAt }) => deliveredAt === null)
    await deliverParcels(tx, order, travelling, step)
    // If the order has returns, this delivery covers only part of it.
    const kind = order.returns.length > 0 ? 'parcel-delivered' : 'order-status'
    return tellBuyer(
      tx,
      parts,
      row,
      kind,
      travelling.map(({ id }) => id),
    )
  }
  const [, , event] = await together(
    () =>
      tx
        .update(orders)
        .set({ status })
        .where(and(eq(orders.userId, row.userId), eq(orders.id, row.id))),
    async () => {
      if (status === 'Confirmed') await countSold(tx, lines)
    },
    () => recordEvent(tx, row, { ...step, kind: 'status', status }),
  )
  // The row is locked, so only this step has changed it since it was read.
  const after = { ...order, row: { ...row, status }, events: [...order.events, event] }
  return mailBuyer(tx, parts, after, 'order-status')
}

async function acceptOpenReturns(parts: OrderParts, identity: Identity, id: string, note: string): Promise<Order> {
  await transactionWithRetries(parts.db, async (tx) => {
    const order = await lockOrder(tx, identity, id)
    const at = new Date()
    if (await acceptWaitingReturns(tx, parts, order, { actor: 'admin', actorId: identity.uid, at, note })) return
    requireStep(order, 'admin', 'Returned', at)
    throw conflict('The order has been changed meanwhile. Look at it again.')
  })
  return getOrder(parts, identity, 'admin', id)
}
