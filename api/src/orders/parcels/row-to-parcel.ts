import type { ParcelRow } from '../queries'
import type { Order } from '../schema'
import type { SellerOf } from '../seller-of'
import { toTracking } from './tracking-columns'

/** A parcel as the API sends it. */
export function toParcel(row: ParcelRow, sellerOf: SellerOf): Order['parcels'][number] {
  const tracking = toTracking(row)
  return {
    _id: row.id,
    ...sellerOf(row.sellerId),
    lines: row.lines,
    ...(tracking && { tracking }),
    shippedAt: row.shippedAt.toISOString(),
    ...(row.deliveredAt !== null && { deliveredAt: row.deliveredAt.toISOString() }),
  }
}
