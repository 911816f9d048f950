import { and, eq } from 'drizzle-orm'
import type { Queries } from '../../database/database'
import { isPaidToCourier } from '../is-ready-to-send'
import type { LockedOrder } from '../lock-order'
import { recordPayment } from '../mark-paid'
import { parseStatus } from '../order-status'
import type { OrderRow } from '../queries'
import { type NewEvent, recordEvent } from '../record-event'
import { orders } from '../table'
import { hasWaitingReturn, statusByParcels } from './status-by-parcels'

/** Who takes a step of an order, when, and with which note. */
export type StepBy = Pick<NewEvent, 'actor' | 'actorId' | 'at' | 'note' | 'sellerId'>

/**
 * Sets a locked order's status from its lines and parcels after a change, and records an event. Resolves to whether the
 * status changed.
 */
export async function advanceOrder(
  tx: Queries,
  { row, lines, parcels, returns }: Pick<LockedOrder, 'row' | 'lines' | 'parcels' | 'returns'>,
  step: StepBy,
): Promise<boolean> {
  const from = parseStatus(row.status)
  const status = statusByParcels(from, lines, parcels, hasWaitingReturn(returns))
  if (status === from) return false
  await tx
    .update(orders)
    .set({ status })
    .where(and(eq(orders.userId, row.userId), eq(orders.id, row.id)))
  if (status !== 'Shipped') await recordCash(tx, row, step.at)
  // The waiting return already has its own event.
  const told = status === 'Return requested' ? 'Delivered' : status
  await recordEvent(tx, row, { ...step, kind: 'status', status: told })
  return true
}

/** Delivering a cash-on-delivery order means that the money was collected. */
async function recordCash(tx: Queries, row: OrderRow, at: Date): Promise<void> {
  if (!isPaidToCourier(row) || row.paidAt !== null) return
  await recordPayment(tx, row, { status: 'Delivered', actor: 'system', actorId: 'system', at })
}
