import { deliveredAt, parseStatus, withinReturnWindow } from './order-status'
import { piecesLeft } from './pieces'
import type { Details, LineRow, OrderRow } from './queries'

/**
 * How many pieces of a line may be asked back now: those that are left of a delivered order within 60 days, unless a return to
 * their sender waits for its decision.
 */
export function piecesToReturn(
  { row, events, returns }: Pick<Details, 'events' | 'returns'> & { row: OrderRow },
  now: Date,
): (line: LineRow) => number {
  const status = parseStatus(row.status)
  const open = (status === 'Delivered' || status === 'Return requested') && withinReturnWindow(deliveredAt(events), now)
  const waiting = new Set(returns.flatMap(({ state, sellerId }) => (state === 'requested' ? [sellerId] : [])))
  return (line) => (open && !waiting.has(line.sellerId) ? piecesLeft(line) : 0)
}
