import { toDollars } from '../http/cents-and-dollars'
import { orderEventKinds } from './order-event-kind'
import { orderActors, parseStatus } from './order-status'
import type { Details, LineRow, PaymentRow } from './queries'
import type { Order } from './schema'
import type { SellerOf } from './seller-of'

type Event = Order['timeline'][number]

/**
 * An event of the timeline as the API sends it, with the names of its pieces and the money that the order's ledger has for it;
 * `staff` is for administrators only.
 */
export function toEvent(
  event: Details['events'][number],
  lines: readonly LineRow[],
  ledger: readonly PaymentRow[],
  sellerOf: SellerOf,
  staff: ReadonlyMap<string, string> = new Map(),
): Event {
  const pieces = event.lines.flatMap(({ lineNumber, quantity }) => {
    const line = lines.find((one) => one.lineNumber === lineNumber)
    if (!line) return []
    return [{ name: line.name, ...(line.variantName && { variantName: line.variantName }), quantity }]
  })
  const received = receivedWith(event.id, ledger, sellerOf)
  const kind = orderEventKinds.find((one) => one === event.kind) ?? 'status'
  const ofWholeOrder = kind === 'status' || kind === 'paid'
  const actorName = event.actor === 'admin' || event.actor === 'seller' ? staff.get(event.actorId) : undefined
  return {
    kind,
    status: parseStatus(event.status),
    at: event.at.toISOString(),
    actor: orderActors.find((actor) => actor === event.actor) ?? 'system',
    ...(actorName && { actorName }),
    ...(event.note && { note: event.note }),
    ...(pieces.length > 0 && { lines: pieces }),
    ...(received.length > 0 && { received }),
    // The seller of an event of the whole order is only who acted.
    ...(ofWholeOrder && event.actor !== 'seller' ? {} : sellerOf(event.sellerId)),
  }
}

const receivedWith = (id: string, ledger: readonly PaymentRow[], sellerOf: SellerOf): NonNullable<Event['received']> =>
  ledger
    .filter(({ eventId, kind }) => eventId === id && (kind === 'received' || kind === 'cash-confirmed'))
    .map(({ cents, parcelId, sellerId }) => ({
      amount: toDollars(cents),
      ...(parcelId !== null && { parcel: parcelId, ...sellerOf(sellerId) }),
    }))
