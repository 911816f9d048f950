import type { Queries } from '../database/database'
import { mergeLines } from '../quotes/merge-lines'
import { countsAsSold } from './counts-as-sold'
import { type Pieces, wantedPieces } from './pieces'
import type { LineRow, OrderRow } from './queries'
import { returnStock } from './take-stock'

/** Puts pieces of an order's lines back into stock, in the order in which rows are locked. */
export async function returnPiecesToStock(
  tx: Queries,
  order: Pick<OrderRow, 'status'>,
  lines: readonly LineRow[],
  pieces: readonly Pieces[],
): Promise<void> {
  const sold = countsAsSold(order)
  for (const line of mergeLines(wantedPieces(lines, pieces))) await returnStock(tx, line, sold)
}
