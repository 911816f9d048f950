import type { OrderStatus } from '../order-status'
import { type Counts, piecesLeft, piecesToSend } from '../pieces'

/**
 * Derives the status of an order from its parcels: shipped when no piece is left to send, delivered when all parcels
 * are. Returns of earlier parcels count only once the order is delivered: it is then “Return requested” (`returnWaits`)
 * or, if nothing is left, “Returned”. Statuses outside “Confirmed” and “Shipped” stay.
 */
export function statusByParcels(
  from: OrderStatus,
  lines: readonly Counts[],
  parcels: readonly { deliveredAt: Date | null }[],
  returnWaits: boolean,
): OrderStatus {
  if (from !== 'Confirmed' && from !== 'Shipped') return from
  if (from === 'Confirmed' && (parcels.length === 0 || lines.some((line) => piecesToSend(line) > 0))) return from
  if (parcels.some(({ deliveredAt }) => deliveredAt === null)) return 'Shipped'
  if (returnWaits) return 'Return requested'
  return lines.some((line) => piecesLeft(line) > 0) ? 'Delivered' : 'Returned'
}

/** Whether a return of the order awaits a decision. */
export const hasWaitingReturn = (returns: readonly { state: string }[]): boolean =>
  returns.some(({ state }) => state === 'requested')
