import { eq } from 'drizzle-orm'
import { recordAudit } from '../audit/record-audit'
import type { Queries } from '../database/database'
import { products } from '../products/table'
import type { RequestedLine } from '../quotes/schema'
import type { MovementActor } from '../stock/kinds'
import { recordMovement } from '../stock/record-movement'
import { findVariant } from '../variants/queries'

/** Who writes pieces off, and a note for the stock history. */
export interface WrittenOffBy {
  actor: MovementActor
  note: string
}

/**
 * Enters pieces that came back and cannot be sold as damaged, unless their variant no longer exists. The stock stays as it is:
 * in its history the order brings them, and the movement takes them away.
 */
export async function writeOffPieces(
  tx: Queries,
  { productId, variant, quantity }: RequestedLine,
  { actor, note }: WrittenOffBy,
): Promise<void> {
  // Locks the product first, as an order does.
  const [product] = await tx
    .select({ name: products.name, stock: products.stock, variantCount: products.variantCount })
    .from(products)
    .where(eq(products.id, productId))
    .for('no key update')
  if (!product) return
  const row = product.variantCount > 0 && variant ? await findVariant(tx, productId, variant) : undefined
  if (product.variantCount > 0 && !row) return
  const stockAfter = row?.stock ?? product.stock
  await recordMovement(tx, {
    ...{ productId, variantId: row?.id ?? null, kind: 'damaged', actor, change: -quantity, stockAfter, note },
  })
  await recordAudit(tx, {
    target: { kind: 'product', id: productId, label: product.name },
    after: { movement: 'damaged', change: -quantity, note, ...(row && { variant: row.sku }) },
  })
}
