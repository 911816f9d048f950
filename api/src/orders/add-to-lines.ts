import { and, eq, sql } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { type Pieces, piecesOf } from './pieces'
import type { LineRow } from './queries'
import { orderLines } from './table'

/** Adds the pieces' quantities to one counter of their order lines. */
export async function addToLines(
  tx: Queries,
  lines: readonly LineRow[],
  pieces: readonly Pieces[],
  count: 'cancelled' | 'returned' | 'shipped',
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
