import { and, eq, sql } from 'drizzle-orm'
import { returnCoupon } from '../coupons/redeem-coupon'
import type { Queries } from '../database/database'
import type { LockedOrder } from './lock-order'
import { parseStatus } from './order-status'
import { orderTotals } from './order-totals'
import { type Pieces, piecesLeft, piecesOf } from './pieces'
import type { LineRow } from './queries'
import { type NewEvent, recordEvent } from './record-event'
import { returnPiecesToStock } from './return-pieces-to-stock'
import { orderLines, orders } from './table'
import { withdrawReviews } from './withdraw-reviews'

/**
 * Cancels pieces of a locked order: their stock goes back, the totals become those of what remains, the reviews of lines that
 * are gone are withdrawn. When nothing remains the order is cancelled: it then shows the totals of what was ordered, and gives
 * its coupon back.
 */
export async function cancelPieces(
  tx: Queries,
  { row, lines }: LockedOrder,
  pieces: readonly Pieces[],
  event: Pick<NewEvent, 'actor' | 'actorId' | 'at' | 'note'> & { expired?: boolean },
): Promise<void> {
  const after = lines.map((line) => ({ ...line, cancelled: line.cancelled + piecesOf(pieces, line.lineNumber) }))
  const nothingLeft = after.every((line) => piecesLeft(line) === 0)
  const totals = orderTotals(row, after, nothingLeft ? ({ quantity }) => quantity : piecesLeft)
  const status = nothingLeft ? 'Cancelled' : parseStatus(row.status)
  await tx
    .update(orders)
    .set({ ...totals, status })
    .where(and(eq(orders.userId, row.userId), eq(orders.id, row.id)))
  await addToLines(tx, lines, pieces, 'cancelled')
  await returnPiecesToStock(tx, lines, pieces)
  const gone = after.filter((line) => line.cancelled === line.quantity).map(({ lineNumber }) => lineNumber)
  await withdrawReviews(tx, row.userId, row.id, gone)
  if (nothingLeft && row.couponCode !== null) await returnCoupon(tx, row.userId, row.couponCode)
  const { expired, ...told } = event
  const kind = expired ? 'expired' : nothingLeft ? 'status' : 'lines-cancelled'
  await recordEvent(tx, row, { ...told, kind, status, ...(!nothingLeft && { lines: pieces }) })
}

/** Adds pieces to a count of their lines. */
export async function addToLines(
  tx: Queries,
  lines: readonly LineRow[],
  pieces: readonly Pieces[],
  count: 'cancelled' | 'returned',
): Promise<void> {
  for (const { userId, orderId, lineNumber } of lines) {
    const quantity = piecesOf(pieces, lineNumber)
    if (quantity === 0) continue
    const line = [eq(orderLines.userId, userId), eq(orderLines.orderId, orderId), eq(orderLines.lineNumber, lineNumber)]
    await tx
      .update(orderLines)
      .set({ [count]: sql`${orderLines[count]} + ${quantity}` })
      .where(and(...line))
  }
}
