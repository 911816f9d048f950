import { toDollars } from '../http/cents-and-dollars'
import type { Details, OrderRow } from './queries'
import { type Order, returnStates } from './schema'
import type { SellerOf } from './seller-of'

/** A return as the API sends it. */
export function toReturn(
  row: Details['returns'][number],
  { paidAt }: OrderRow,
  sellerOf: SellerOf,
): Order['returns'][number] {
  const state = returnStates.find((one) => one === row.state) ?? 'requested'
  const counts = state !== 'refused' && paidAt !== null
  return {
    _id: row.id,
    state,
    reason: row.reason,
    ...(row.note && { note: row.note }),
    lines: row.lines,
    ...sellerOf(row.sellerId),
    requestedAt: row.requestedAt.toISOString(),
    ...(row.decidedAt !== null && { decidedAt: row.decidedAt.toISOString() }),
    refund: toDollars(counts ? row.valueCents : 0),
  }
}
