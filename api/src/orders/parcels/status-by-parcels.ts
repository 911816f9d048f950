import type { OrderStatus } from '../order-status'
import { type Counts, piecesToSend } from '../pieces'

/**
 * The status of an order that follows from its parcels: shipped when no piece is still to be sent, delivered when all parcels
 * are. A status before or after those stays.
 */
export function statusByParcels(
  from: OrderStatus,
  lines: readonly Counts[],
  parcels: readonly { deliveredAt: Date | null }[],
): OrderStatus {
  if (from !== 'Confirmed' && from !== 'Shipped') return from
  if (from === 'Confirmed' && (parcels.length === 0 || lines.some((line) => piecesToSend(line) > 0))) return from
  return parcels.every(({ deliveredAt }) => deliveredAt !== null) ? 'Delivered' : 'Shipped'
}
