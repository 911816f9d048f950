import type { Queries } from '../database/database'
import { lineKey, mergeLines } from '../quotes/merge-lines'
import { recordSold } from '../sold-pieces/record-sold'
import { countsAsSold } from './counts-as-sold'
import { type Pieces, wantedPieces } from './pieces'
import type { LineRow, OrderRow } from './queries'
import { returnStock } from './take-stock'
import { type WrittenOffBy, writeOffPieces } from './write-off-pieces'

/** Returned pieces that cannot be sold again, and who says so. */
export interface Unsaleable {
  pieces: readonly Pieces[]
  by: WrittenOffBy
}

/**
 * Restores the stock of an order's pieces, in the order in which rows are locked, and writes off the unsaleable ones among
 * them. Pieces of a confirmed order no longer count as sold.
 */
export async function returnPiecesToStock(
  tx: Queries,
  order: Pick<OrderRow, 'status'>,
  lines: readonly LineRow[],
  pieces: readonly Pieces[],
  unsaleable?: Unsaleable,
): Promise<void> {
  const returned = mergeLines(wantedPieces(lines, pieces))
  const lost = new Map(
    mergeLines(wantedPieces(lines, unsaleable?.pieces ?? [])).map((line) => [lineKey(line), line.quantity]),
  )
  for (const line of returned) {
    const quantity = lost.get(lineKey(line)) ?? 0
    if (quantity < line.quantity) await returnStock(tx, { ...line, quantity: line.quantity - quantity })
    if (unsaleable && quantity > 0) await writeOffPieces(tx, { ...line, quantity }, unsaleable.by)
  }
  if (!countsAsSold(order)) return
  await recordSold(
    tx,
    returned.map(({ productId, quantity }) => ({ productId, pieces: -quantity })),
  )
}
