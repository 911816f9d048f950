import { orderEventKinds } from './order-event-kind'
import { orderActors, parseStatus } from './order-status'
import type { Details, LineRow } from './queries'
import type { Order } from './schema'
import type { SellerOf } from './seller-of'

/** An event of the timeline as the API sends it, with the names of its pieces; `staff` is for administrators only. */
export function toEvent(
  event: Details['events'][number],
  lines: readonly LineRow[],
  sellerOf: SellerOf,
  staff: ReadonlyMap<string, string> = new Map(),
): Order['timeline'][number] {
  const pieces = event.lines.flatMap(({ lineNumber, quantity }) => {
    const line = lines.find((one) => one.lineNumber === lineNumber)
    if (!line) return []
    return [{ name: line.name, ...(line.variantName && { variantName: line.variantName }), quantity }]
  })
  const actorName = event.actor === 'admin' || event.actor === 'seller' ? staff.get(event.actorId) : undefined
  return {
    kind: orderEventKinds.find((kind) => kind === event.kind) ?? 'status',
    status: parseStatus(event.status),
    at: event.at.toISOString(),
    actor: orderActors.find((actor) => actor === event.actor) ?? 'system',
    ...(actorName && { actorName }),
    ...(event.note && { note: event.note }),
    ...(pieces.length > 0 && { lines: pieces }),
    ...sellerOf(event.sellerId),
  }
}
