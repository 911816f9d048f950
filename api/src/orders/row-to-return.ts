import { toDollars } from '../http/cents-and-dollars'
import { isPaidToCourier } from './is-ready-to-send'
import type { Details, OrderRow } from './queries'
import { type Order, returnStates } from './schema'
import type { SellerOf } from './seller-of'

type Return = Order['returns'][number]

/** A return as the API sends it; `events` are those of its order, `waitsFor` the senders whose cash is unconfirmed. */
export function toReturn(
  row: Details['returns'][number],
  order: OrderRow,
  events: Details['events'],
  waitsFor: ReadonlySet<string | null>,
  sellerOf: SellerOf,
): Return {
  const state = returnStates.find((one) => one === row.state) ?? 'requested'
  // Returned pieces were delivered, so a courier has already collected their cash.
  const counts = state !== 'refused' && (order.paidAt !== null || isPaidToCourier(order))
  return {
    _id: row.id,
    state,
    ...(row.chosenReason && { chosenReason: row.chosenReason }),
    reason: row.reason,
    ...(row.note && { note: row.note }),
    lines: row.lines,
    ...sellerOf(row.sellerId),
    requestedAt: row.requestedAt.toISOString(),
    ...(row.decidedAt !== null && { decidedAt: row.decidedAt.toISOString(), decidedBy: decider(row, events) }),
    refund: toDollars(counts ? row.valueCents : 0),
    ...(counts && waitsFor.has(row.sellerId) && { awaitsCash: true }),
  }
}

/** Finds the decision's event by its equal time. */
function decider({ decidedAt, sellerId }: Details['returns'][number], events: Details['events']): 'seller' | 'admin' {
  const decision = events.find(
    ({ kind, at, sellerId: of }) =>
      (kind === 'return-accepted' || kind === 'return-refused') &&
      of === sellerId &&
      at.getTime() === decidedAt?.getTime(),
  )
  return decision?.actor === 'seller' ? 'seller' : 'admin'
}
