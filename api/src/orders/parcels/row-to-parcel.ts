import { toDollars } from '../../http/cents-and-dollars'
import type { ParcelRow } from '../queries'
import type { Order } from '../schema'
import type { SellerOf } from '../seller-of'
import { isToConfirm, type ParcelCash } from './cash-by-parcel'
import { toTracking } from './tracking-columns'

/** A parcel as the API sends it, with the cash that the courier collects. */
export function toParcel(row: ParcelRow, sellerOf: SellerOf, cash: readonly ParcelCash[]): Order['parcels'][number] {
  const tracking = toTracking(row)
  const due = cash.find(({ parcel }) => parcel?.id === row.id)
  return {
    _id: row.id,
    ...sellerOf(row.sellerId),
    lines: row.lines,
    ...(tracking && { tracking }),
    shippedAt: row.shippedAt.toISOString(),
    ...(row.deliveredAt !== null && { deliveredAt: row.deliveredAt.toISOString() }),
    ...(due && { cash: toDollars(due.cents), cashState: stateOf(due) }),
  }
}

/** A parcel that arrived by the word of the previous version has no report in the ledger yet. */
const stateOf = (cash: ParcelCash): NonNullable<Order['parcels'][number]['cashState']> =>
  isToConfirm(cash) ? 'reported' : cash.confirmed ? 'confirmed' : 'due'
