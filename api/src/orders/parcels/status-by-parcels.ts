import type { OrderStatus } from '../order-status'
import { type Counts, piecesLeft, piecesToSend } from '../pieces'

/**
 * The status of an order that follows from its parcels: shipped when no piece is still to be sent, delivered when all parcels
 * are. Returns of parcels that arrived earlier count from then on: one waits (`returnWaits`), or nothing is left. A status
 * before or after those stays.
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

/** Whether one of an order's returns waits for its decision. */
export const hasWaitingReturn = (returns: readonly { state: string }[]): boolean =>
  returns.some(({ state }) => state === 'requested')
