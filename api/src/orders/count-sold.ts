import type { Queries } from '../database/database'
import { recordSold } from '../sold-pieces/record-sold'
import { piecesLeft } from './pieces'
import type { LineRow } from './queries'

/** Counts an order's remaining pieces as sold when the order is confirmed. */
export async function countSold(tx: Queries, lines: readonly LineRow[]): Promise<void> {
  await recordSold(
    tx,
    lines.map((line) => ({ productId: line.productId, pieces: piecesLeft(line) })),
  )
}
