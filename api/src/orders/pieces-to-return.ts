import { parseStatus, withinReturnWindow } from './order-status'
import { piecesOf } from './pieces'
import type { Details, LineRow, OrderRow } from './queries'

/**
 * How many pieces of a line can be returned now: those that arrived within the last 60 days, even while other parcels
 * are in transit; none while another return to their sender awaits a decision.
 */
export function piecesToReturn(
  { row, returns, parcels }: Pick<Details, 'returns' | 'parcels'> & { row: OrderRow },
  now: Date,
): (line: LineRow) => number {
  const closed = ['Pending', 'Cancelled', 'Returned'].includes(parseStatus(row.status))
  const waiting = new Set(returns.flatMap(({ state, sellerId }) => (state === 'requested' ? [sellerId] : [])))
  const arrived = parcels.filter(({ deliveredAt }) => deliveredAt !== null)
  const recent = arrived.filter(({ deliveredAt }) => withinReturnWindow(deliveredAt, now))
  const piecesIn = (some: typeof parcels, { lineNumber }: LineRow): number =>
    some.reduce((sum, { lines }) => sum + piecesOf(lines, lineNumber), 0)
  return (line) => {
    if (closed || waiting.has(line.sellerId)) return 0
    return Math.max(0, Math.min(piecesIn(recent, line), piecesIn(arrived, line) - line.returned))
  }
}
