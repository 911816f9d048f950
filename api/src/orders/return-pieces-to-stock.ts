import type { Queries } from '../database/database'
import { mergeLines } from '../quotes/merge-lines'
import { type Pieces, piecesOf } from './pieces'
import type { LineRow } from './queries'
import { returnStock } from './take-stock'

/** Puts pieces of an order's lines back into stock, in the order in which rows are locked. */
export async function returnPiecesToStock(
  tx: Queries,
  lines: readonly LineRow[],
  pieces: readonly Pieces[],
): Promise<void> {
  const back = lines.flatMap((line) => {
    const { productId, variantId, lineNumber } = line
    const quantity = piecesOf(pieces, lineNumber)
    return quantity > 0 ? [{ productId, quantity, ...(variantId !== null && { variant: variantId }) }] : []
  })
  for (const line of mergeLines(back)) await returnStock(tx, line)
}
