import { transactionWithRetries } from '../database/transaction-with-retries'
import { badField, conflict } from '../http/problem'
import type { Identity } from '../identity/identity'
import { dollarText } from '../payments/dollar-text'
import type { Refund } from './change-schema'
import { lockOrder } from './lock-order'
import type { OrderParts } from './order-parts'
import { parseStatus } from './order-status'
import { getOrder } from './read-orders'
import { recordEvent } from './record-event'
import { recordPayments } from './record-payments'
import { refundToPay } from './refund-to-pay'
import type { Order } from './schema'
import { tellBuyer } from './tell-buyer'

/**
 * Records a refund that an administrator has paid, and e-mails the buyer. 409 for more than is still to be refunded,
 * and if the order has changed since the caller saw it, so that a repeated request records nothing twice.
 */
export async function recordRefund(
  parts: OrderParts,
  identity: Identity,
  id: string,
  { amount, note, seen }: Refund,
): Promise<Order> {
  const cents = Math.round(amount * 100)
  if (Math.abs(amount * 100 - cents) > 1e-6) throw badField('amount', 'amount must be whole cents.')
  await transactionWithRetries(parts.db, async (tx) => {
    const order = await lockOrder(tx, identity, id, seen)
    const { row } = order
    const { leftCents, waitingCents } = refundToPay(order)
    if (cents > leftCents) throw conflict(tooMuch(leftCents, waitingCents))
    const said = [dollarText(cents), note?.trim()].filter(Boolean).join(': ')
    const by = { actor: 'admin', actorId: identity.uid, at: new Date() } as const
    const told = { ...by, kind: 'refunded', status: parseStatus(row.status), note: said, cents } as const
    const { id: eventId } = await recordEvent(tx, row, told)
    await recordPayments(tx, row, [{ ...by, kind: 'refunded', cents, eventId }])
    await tellBuyer(tx, parts, row, 'order-refunded')
  })
  return getOrder(parts, identity, 'admin', id)
}

const tooMuch = (leftCents: number, waitingCents: number): string => {
  const waits =
    waitingCents > 0 ? ` ${dollarText(waitingCents)} waits until the cash that a seller reported is confirmed.` : ''
  return (
    (leftCents > 0 ? `Only ${dollarText(leftCents)} is still to be paid back.` : 'Nothing is to be paid back.') + waits
  )
}
