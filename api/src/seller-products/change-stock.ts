import { and, eq, sql } from 'drizzle-orm'
import type { Database, Queries } from '../database/database'
import { badField, conflict, notFound } from '../http/problem'
import { ownProduct } from '../products/owner'
import { products } from '../products/table'
import { findVariant } from '../variants/queries'
import { productVariants } from '../variants/table'
import type { StockChange } from './schema'

const MOST = 1_000_000

const isPossible = (column: typeof products.stock | typeof productVariants.stock, change: number) =>
  sql`${column} + ${change} between 0 and ${MOST}`

function refusal(stock: number, change: number) {
  if (stock + change > MOST) return conflict(`The stock cannot be more than ${MOST} pieces. There are ${stock} now.`)
  const left = stock === 0 ? 'Nothing is left' : stock === 1 ? 'Only 1 piece is left' : `Only ${stock} pieces are left`
  return conflict(`${left}, so that ${-change} cannot be taken away.`, { field: 'change' })
}

/**
 * Changes the stock of a seller's product, or of one of its variants, by a difference. 404 for a product of others; 400 where the
 * variant is missing or unknown; 409 in words when the stock would fall below zero.
 */
export async function changeStock(db: Database, sellerId: string, id: string, { change, variant }: StockChange) {
  return db.transaction(async (tx) => {
    // Locks the product first, as an order does.
    const [now] = await tx
      .select({ stock: products.stock, variantCount: products.variantCount })
      .from(products)
      .where(ownProduct(id, { sellerId }))
      .for('update')
    if (!now) throw notFound('product with this id')
    if (now.variantCount > 0 && !variant)
      throw badField('variant', 'variant is required: the stock of this product is counted by variant.')
    const variantStock = variant ? await changeVariantStock(tx, id, variant, change) : undefined
    // With variants it is the sum of theirs, for which the bound of one does not hold.
    const possible = variant ? undefined : isPossible(products.stock, change)
    const [row] = await tx
      .update(products)
      .set({ stock: sql`${products.stock} + ${change}`, updatedAt: new Date() })
      .where(and(ownProduct(id, { sellerId }), possible))
      .returning({ stock: products.stock })
    if (!row) throw refusal(now.stock, change)
    return { stock: row.stock, ...(variantStock !== undefined && { variantStock }) }
  })
}

async function changeVariantStock(tx: Queries, productId: string, id: string, change: number): Promise<number> {
  const one = and(eq(productVariants.productId, productId), eq(productVariants.id, id))
  const [row] = await tx
    .update(productVariants)
    .set({ stock: sql`${productVariants.stock} + ${change}` })
    .where(and(one, isPossible(productVariants.stock, change)))
    .returning({ stock: productVariants.stock })
  if (row) return row.stock
  const now = await findVariant(tx, productId, id)
  if (!now) throw badField('variant', 'variant must be a variant of this product.')
  throw refusal(now.stock, change)
}
