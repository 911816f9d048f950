import { eq, sql } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { products } from '../products/table'
import { mergeLines } from '../quotes/merge-lines'
import { choosePieces, piecesLeft, wantedPieces } from './pieces'
import type { LineRow } from './queries'

/** Counts what is left of an order's lines as sold, when it is confirmed, in the order in which rows are locked. */
export async function countSold(tx: Queries, lines: readonly LineRow[]): Promise<void> {
  for (const { productId, quantity } of mergeLines(wantedPieces(lines, choosePieces(lines, undefined, piecesLeft)))) {
    await tx
      .update(products)
      .set({ unitsSold: sql`${products.unitsSold} + ${quantity}` })
      .where(eq(products.id, productId))
  }
}
