import { and, eq } from 'drizzle-orm'
import type { Queries } from '../../database/database'
import type { LockedOrder } from '../lock-order'
import { parseStatus } from '../order-status'
import { recordEvent } from '../record-event'
import { orders } from '../table'
import { collectCash } from './collect-cash'
import { hasWaitingReturn, statusByParcels } from './status-by-parcels'
import type { StepBy } from './step-by'

/**
 * Sets a locked order's status from its lines and parcels after a change, and records an event and the cash of parcels that have
 * arrived. Resolves to whether the status changed.
 */
export async function advanceOrder(tx: Queries, order: Omit<LockedOrder, 'senders'>, step: StepBy): Promise<boolean> {
  const { row, lines, parcels, returns } = order
  const from = parseStatus(row.status)
  const status = statusByParcels(from, lines, parcels, hasWaitingReturn(returns))
  await collectCash(tx, order, step, status)
  if (status === from) return false
  await tx
    .update(orders)
    .set({ status })
    .where(and(eq(orders.userId, row.userId), eq(orders.id, row.id)))
  // The waiting return already has its own event.
  const told = status === 'Return requested' ? 'Delivered' : status
  await recordEvent(tx, row, { ...step, kind: 'status', status: told })
  return true
}
