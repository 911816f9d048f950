import type { Queries } from '../database/database'
import { mergeLines } from '../quotes/merge-lines'
import { recordSold } from '../sold-pieces/record-sold'
import { countsAsSold } from './counts-as-sold'
import { type Pieces, wantedPieces } from './pieces'
import type { LineRow, OrderRow } from './queries'
import { returnStock } from './take-stock'

/**
 * Restores the stock of an order's pieces, in the order in which rows are locked. Pieces of a confirmed order no longer
 * count as sold.
 */
export async function returnPiecesToStock(
  tx: Queries,
  order: Pick<OrderRow, 'status'>,
  lines: readonly LineRow[],
  pieces: readonly Pieces[],
): Promise<void> {
  const returned = mergeLines(wantedPieces(lines, pieces))
  for (const line of returned) await returnStock(tx, line)
  if (!countsAsSold(order)) return
  await recordSold(
    tx,
    returned.map(({ productId, quantity }) => ({ productId, pieces: -quantity })),
  )
}
