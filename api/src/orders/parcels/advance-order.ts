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

/** Who does a step of an order, when, and what they note. */
export type StepBy = Pick<NewEvent, 'actor' | 'actorId' | 'at' | 'note' | 'sellerId'>

/**
 * Gives a locked order the status that follows from its lines and parcels as they are after a change, with an event; says
 * whether it changed.
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
  // The return that waits has an event of its own.
  const told = status === 'Return requested' ? 'Delivered' : status
  await recordEvent(tx, row, { ...step, kind: 'status', status: told })
  return true
}

/** Who delivers an order with cash on delivery has taken the money. */
async function recordCash(tx: Queries, row: OrderRow, at: Date): Promise<void> {
  if (!isPaidToCourier(row) || row.paidAt !== null) return
  await recordPayment(tx, row, { status: 'Delivered', actor: 'system', actorId: 'system', at })
}
