import { and, eq } from 'drizzle-orm'
import type { Queries } from '../../database/database'
import type { LockedOrder } from '../lock-order'
import { recordPayment } from '../mark-paid'
import { parseStatus } from '../order-status'
import type { OrderRow } from '../queries'
import { type NewEvent, recordEvent } from '../record-event'
import { orders } from '../table'
import { statusByParcels } from './status-by-parcels'

/** Who does a step of an order, when, and what they note. */
export type StepBy = Pick<NewEvent, 'actor' | 'actorId' | 'at' | 'note' | 'sellerId'>

/**
 * Gives a locked order the status that follows from its lines and parcels as they are after a change, with an event; says
 * whether it changed.
 */
export async function advanceOrder(
  tx: Queries,
  { row, lines, parcels }: Pick<LockedOrder, 'row' | 'lines' | 'parcels'>,
  step: StepBy,
): Promise<boolean> {
  const from = parseStatus(row.status)
  const status = statusByParcels(from, lines, parcels)
  if (status === from) return false
  await tx
    .update(orders)
    .set({ status })
    .where(and(eq(orders.userId, row.userId), eq(orders.id, row.id)))
  if (status === 'Delivered') await recordCash(tx, row, step.at)
  await recordEvent(tx, row, { ...step, kind: 'status', status })
  return true
}

/** Who delivers an order with cash on delivery has taken the money. */
async function recordCash(tx: Queries, row: OrderRow, at: Date): Promise<void> {
  if (row.paymentType !== 'cash_on_delivery' || row.paidAt !== null) return
  await recordPayment(tx, row, { status: 'Delivered', actor: 'system', actorId: 'system', at })
}
