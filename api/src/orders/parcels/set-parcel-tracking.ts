import { and, eq } from 'drizzle-orm'
import type { Queries } from '../../database/database'
import type { OrderTracking } from '../change-schema'
import type { LockedOrder } from '../lock-order'
import { parseStatus } from '../order-status'
import type { ParcelRow } from '../queries'
import { recordEvent } from '../record-event'
import { parcels } from '../table'
import type { StepBy } from './step-by'
import { trackingColumns } from './tracking-columns'

/** Sets or corrects the tracking of a parcel of a locked order. */
export async function setParcelTracking(
  tx: Queries,
  { row, parcels: all }: LockedOrder,
  { id, lines, sellerId }: ParcelRow,
  tracking: OrderTracking,
  step: StepBy,
): Promise<void> {
  await tx
    .update(parcels)
    .set(trackingColumns(tracking))
    .where(and(eq(parcels.userId, row.userId), eq(parcels.orderId, row.id), eq(parcels.id, id)))
  const note = `${tracking.carrier.trim()} ${tracking.number.trim()}`
  await recordEvent(tx, row, {
    ...step,
    kind: 'tracking',
    status: parseStatus(row.status),
    note,
    lines: all.length > 1 ? lines : [],
    sellerId,
  })
}
