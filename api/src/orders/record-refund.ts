import { and, eq } from 'drizzle-orm'
import { transactionWithRetries } from '../database/transaction-with-retries'
import { toDollars } from '../http/cents-and-dollars'
import { badField, conflict } from '../http/problem'
import type { Identity } from '../identity/identity'
import type { Refund } from './change-schema'
import { lockOrder } from './lock-order'
import type { OrderParts } from './order-parts'
import { parseStatus } from './order-status'
import { refundCents } from './order-totals'
import { getOrder } from './read-orders'
import { recordEvent } from './record-event'
import type { Order } from './schema'
import { orders } from './table'
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
    const { row } = await lockOrder(tx, identity, id, seen)
    const left = refundCents(row) - row.refundedCents
    if (cents > left)
      throw conflict(
        left > 0 ? `Only $${toDollars(left).toFixed(2)} is still to be paid back.` : 'Nothing is to be paid back.',
      )
    await tx
      .update(orders)
      .set({ refundedCents: row.refundedCents + cents })
      .where(and(eq(orders.userId, row.userId), eq(orders.id, row.id)))
    const said = [`$${toDollars(cents).toFixed(2)}`, note?.trim()].filter(Boolean).join(': ')
    await recordEvent(tx, row, {
      ...{ kind: 'refunded', status: parseStatus(row.status), actor: 'admin', actorId: identity.uid },
      ...{ at: new Date(), note: said, cents },
    })
    await tellBuyer(tx, parts, row, 'order-refunded')
  })
  return getOrder(parts, identity, 'admin', id)
}
