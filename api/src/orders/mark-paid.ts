import { transactionWithRetries } from '../database/transaction-with-retries'
import { conflict } from '../http/problem'
import type { Identity } from '../identity/identity'
import { dueCents } from '../payments/order-payment'
import { isReadyToSend } from './is-ready-to-send'
import { lockOrder } from './lock-order'
import type { OrderParts } from './order-parts'
import { parseStatus } from './order-status'
import { cashByParcel, isToConfirm } from './parcels/cash-by-parcel'
import { confirmationsOf } from './parcels/collect-cash'
import { choosePieces, piecesToSend } from './pieces'
import { getOrder } from './read-orders'
import { recordEvent } from './record-event'
import { recordPayments } from './record-payments'
import type { Order } from './schema'
import { tellBuyer } from './tell-buyer'
import { tellSellers } from './tell-sellers'

/**
 * An administrator records that an order's payment has arrived, which also confirms the cash of its parcels. 409 if the order has
 * been paid or cancelled.
 */
export async function markPaid(parts: OrderParts, identity: Identity, id: string, note?: string): Promise<Order> {
  await transactionWithRetries(parts.db, async (tx) => {
    const order = await lockOrder(tx, identity, id)
    const { row } = order
    const status = parseStatus(row.status)
    if (row.paidAt !== null) throw conflict('The order has been paid already.')
    if (status === 'Cancelled') throw conflict('The order is cancelled, so there is nothing to pay.')
    const by = { actor: 'admin', actorId: identity.uid, at: new Date() } as const
    const cash = cashByParcel(order).filter(isToConfirm)
    const collected = cash.reduce((sum, { cents }) => sum + cents, 0)
    // Reported cash may be more than is due, where a parcel to come was cancelled.
    const cents = Math.max(collected, dueCents(parts.payments, row))
    const event = await recordEvent(tx, row, { ...by, kind: 'paid', status, note, cents })
    const left = cents - collected
    const received = left > 0 ? [{ ...by, kind: 'received' as const, cents: left, eventId: event.id }] : []
    const moved = [...confirmationsOf(cash, { ...by, eventId: event.id }), ...received]
    await recordPayments(tx, row, moved, { paidAt: by.at })
    await tellBuyer(tx, parts, row, 'order-paid')
    // Cash on delivery is paid after shipping, which the sellers already know about.
    if (isReadyToSend({ ...row, paidAt: by.at }) && !isReadyToSend(row))
      await tellSellers(tx, parts, order, choosePieces(order.lines, undefined, piecesToSend), 'to-ship')
  })
  return getOrder(parts, identity, 'admin', id)
}
