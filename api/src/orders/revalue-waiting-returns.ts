import { and, eq } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { returnValue } from './order-totals'
import { type Pieces, piecesOf } from './pieces'
import type { LineRow, OrderRow, ReturnRow } from './queries'
import { orderReturns } from './table'

/** The lines with these pieces counted as returned. */
export const withReturned = (lines: readonly LineRow[], pieces: readonly Pieces[]): LineRow[] =>
  lines.map((line) => ({ ...line, returned: line.returned + piecesOf(pieces, line.lineNumber) }))

/**
 * Recalculates the refund of each waiting return in sequence: amounts are rounded, and in orders without shares remaining
 * pieces share the discount, so each value depends on the returns before it.
 */
export async function revalueWaitingReturns(
  tx: Queries,
  row: OrderRow,
  lines: readonly LineRow[],
  waiting: readonly ReturnRow[],
): Promise<void> {
  let before = lines
  for (const { id, lines: pieces, valueCents } of waiting) {
    const after = withReturned(before, pieces)
    const value = returnValue(row, before, after)
    before = after
    if (value === valueCents) continue
    await tx
      .update(orderReturns)
      .set({ valueCents: value })
      .where(and(eq(orderReturns.userId, row.userId), eq(orderReturns.orderId, row.id), eq(orderReturns.id, id)))
  }
}
