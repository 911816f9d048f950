import { parseStatus } from './order-status'
import { type Counts, piecesOf } from './pieces'
import type { Details, OrderRow } from './queries'

/** The row, returns and parcels of a single order. */
type OneOrder = Pick<Details, 'returns' | 'parcels'> & { row: Pick<OrderRow, 'status'> }

/** How many pieces of a line have arrived and were not returned. */
export function piecesKept({ row, parcels }: Omit<OneOrder, 'returns'>): (line: Counts) => number {
  const closed = ['Cancelled', 'Returned'].includes(parseStatus(row.status))
  const arrived = parcels.filter(({ deliveredAt }) => deliveredAt !== null)
  return ({ lineNumber, returned }) =>
    closed ? 0 : Math.max(0, arrived.reduce((sum, { lines }) => sum + piecesOf(lines, lineNumber), 0) - returned)
}

/**
 * How many pieces entitle the buyer to review a line: those that arrived, minus returned pieces and open return
 * requests.
 */
export function piecesToReview(order: OneOrder): (line: Counts) => number {
  const kept = piecesKept(order)
  const waiting = order.returns.filter(({ state }) => state === 'requested')
  return (line) =>
    Math.max(0, kept(line) - waiting.reduce((sum, { lines }) => sum + piecesOf(lines, line.lineNumber), 0))
}

const piecesLeft = ({ row }: OneOrder, line: Counts): number =>
  ['Cancelled', 'Returned'].includes(parseStatus(row.status)) ? 0 : line.quantity - line.cancelled - line.returned

/** Whether pieces of a line have yet to arrive; the line can be reviewed then. */
export function isOnItsWay(order: OneOrder): (line: Counts) => boolean {
  const kept = piecesKept(order)
  return (line) => kept(line) < piecesLeft(order, line)
}

/** Whether pieces of a line have yet to arrive, or wait for the decision about their return. */
export function mayComeToReview(order: OneOrder): (line: Counts) => boolean {
  const open = piecesToReview(order)
  return (line) => open(line) < piecesLeft(order, line)
}
