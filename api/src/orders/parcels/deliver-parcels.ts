import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Queries } from '../../database/database'
import type { LockedOrder } from '../lock-order'
import { parseStatus } from '../order-status'
import type { ParcelRow } from '../queries'
import { recordEvent } from '../record-event'
import { parcels } from '../table'
import { advanceOrder } from './advance-order'
import { hasWaitingReturn, statusByParcels } from './status-by-parcels'
import type { StepBy } from './step-by'

/** Records that parcels of a locked order have arrived; the order is delivered when all have. */
export async function deliverParcels(
  tx: Queries,
  order: LockedOrder,
  arrived: readonly ParcelRow[],
  step: StepBy,
): Promise<void> {
  const { row, lines, returns } = order
  const ids = arrived.map(({ id }) => id)
  if (ids.length > 0)
    await tx
      .update(parcels)
      // The clocks of two processes may differ.
      .set({ deliveredAt: sql`greatest(${parcels.shippedAt}, ${step.at.toISOString()}::timestamptz)` })
      .where(and(eq(parcels.userId, row.userId), eq(parcels.orderId, row.id), inArray(parcels.id, ids)))
  const after = order.parcels.map((one) => (ids.includes(one.id) ? { ...one, deliveredAt: step.at } : one))
  const from = parseStatus(row.status)
  const status = statusByParcels(from, lines, after, hasWaitingReturn(returns))
  // The e-mail about the status already reports the arrival of an order's only parcel.
  if (status === from || after.length > 1) {
    const { note, ...by } = step
    for (const { lines: own, sellerId } of arrived) {
      const said = status === from ? { note } : {}
      await recordEvent(tx, row, { ...by, ...said, kind: 'parcel-delivered', status, lines: own, sellerId })
    }
  }
  const sellerId = arrived.length === 1 ? (arrived[0]?.sellerId ?? null) : null
  await advanceOrder(tx, { ...order, parcels: after }, { ...step, sellerId })
}
