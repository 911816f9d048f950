import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Queries } from '../../database/database'
import type { LockedOrder } from '../lock-order'
import { parseStatus } from '../order-status'
import type { ParcelRow } from '../queries'
import { recordEvent } from '../record-event'
import { parcels } from '../table'
import { advanceOrder } from './advance-order'
import { cashByParcel } from './cash-by-parcel'
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
  const cash = cashByParcel({ ...order, parcels: after })
  const amountOf = ({ id }: ParcelRow) => {
    const cents = cash.find(({ parcel }) => parcel?.id === id)?.cents ?? 0
    return cents > 0 ? { cents } : {}
  }
  // The e-mail about the status already reports the arrival of an order's only parcel.
  const hasOwnEvents = status === from || after.length > 1
  if (hasOwnEvents) {
    const { note, ...by } = step
    for (const one of arrived) {
      const told = { ...(status === from ? { note } : {}), ...amountOf(one), lines: one.lines, sellerId: one.sellerId }
      await recordEvent(tx, row, { ...by, ...told, kind: 'parcel-delivered', status })
    }
  }
  const [only, ...others] = arrived
  const last = only && others.length === 0 ? { ...(hasOwnEvents ? {} : amountOf(only)), sellerId: only.sellerId } : {}
  await advanceOrder(tx, { ...order, parcels: after }, { ...step, sellerId: null, ...last })
}
