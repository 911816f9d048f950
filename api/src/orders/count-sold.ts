import type { Queries } from '../database/database'
import { recordSold } from '../sold-pieces/record-sold'
import { piecesLeft } from './pieces'
import type { LineRow } from './queries'

/** Counts what is left of an order's lines as sold, when it is confirmed. */
export async function countSold(tx: Queries, lines: readonly LineRow[]): Promise<void> {
  await recordSold(
    tx,
    lines.map((line) => ({ productId: line.productId, pieces: piecesLeft(line) })),
  )
}
