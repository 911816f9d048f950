import { and, desc, eq, isNull, lt } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { notFound } from '../http/problem'
import { products } from '../products/table'
import { parseActor, parseKind } from '../stock/kinds'
import type { StockMovement, StockMovementsQuery } from '../stock/schema'
import { stockMovements } from '../stock/table'
import { readAccountNames } from '../users/account-names'

type Row = typeof stockMovements.$inferSelect

const toMovement = (row: Row, before: Row | undefined, actorName: string): StockMovement => ({
  number: row.number,
  kind: parseKind(row.kind),
  actor: parseActor(row.actor),
  actorName,
  change: row.change,
  stock: row.stockAfter,
  between: before ? row.stockAfter - row.change - before.stockAfter : 0,
  note: row.note,
  at: row.at.toISOString(),
})

/** The history of a variant, or of a product in one form, newest first, page by page. 404 for an unknown product. */
export async function listMovements(
  db: Queries,
  productId: string,
  { variant, before, size }: StockMovementsQuery,
): Promise<{ data: StockMovement[]; more: boolean }> {
  const [product] = await db.select({ id: products.id }).from(products).where(eq(products.id, productId))
  if (!product) throw notFound('product with this id')
  // One more than asked: the last entry's predecessor says what happened between them.
  const rows = await db
    .select()
    .from(stockMovements)
    .where(
      and(
        eq(stockMovements.productId, productId),
        variant ? eq(stockMovements.variantId, variant) : isNull(stockMovements.variantId),
        before === undefined ? undefined : lt(stockMovements.number, before),
      ),
    )
    .orderBy(desc(stockMovements.number))
    .limit(size + 1)
  const names = await readAccountNames(
    db,
    rows.map(({ actorId }) => actorId),
  )
  return {
    data: rows.slice(0, size).map((row, at) => toMovement(row, rows[at + 1], names.get(row.actorId) ?? '')),
    more: rows.length > size,
  }
}
