import { and, eq, inArray, sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import type { Queries } from '../database/database'
import { products } from '../products/table'
import { appendPriceHistory } from '../sales/append-price-history'
import type { MovementActor } from '../stock/kinds'
import { recordMovement } from '../stock/record-movement'
import { newVariantSku } from '../variants/new-variant-sku'
import { findVariants } from '../variants/queries'
import { productVariants } from '../variants/table'

/** A variant as it shall be: a known one by its id, which keeps its stock, or a new one with its stock. */
export interface WantedVariant {
  id?: string
  sku?: string
  colour: string
  size: string
  priceCents: number
  stock?: number
  /** Picture keys; a known variant keeps its own without them. */
  images?: string[]
}

interface LockedProduct {
  id: string
  sku: string
  basePriceCents: number
}

/**
 * Gives a product these variants and no others, in this order, in the caller's transaction, which has locked the product. The
 * cheapest variant's price becomes the product's ordinary price; a new one enters the price history and ends the product's part
 * in a running sale. Without variants the product keeps its price and has no stock. Resolves to the product's ordinary price.
 */
export async function writeVariants(
  tx: Queries,
  product: LockedProduct,
  wanted: readonly WantedVariant[],
  actor: MovementActor,
): Promise<number> {
  const { id: productId } = product
  const base = wanted.length > 0 ? Math.min(...wanted.map(({ priceCents }) => priceCents)) : product.basePriceCents
  const known = await findVariants(tx, [productId])
  const gone = known.filter(({ id }) => !wanted.some((one) => one.id === id)).map(({ id }) => id)
  const ofProduct = eq(productVariants.productId, productId)
  if (gone.length > 0) await tx.delete(productVariants).where(and(ofProduct, inArray(productVariants.id, gone)))
  for (const [position, { id, sku, colour, size, priceCents, stock = 0, images }] of wanted.entries()) {
    const set = { position, colour, size, surchargeCents: priceCents - base }
    if (known.some((one) => one.id === id)) {
      await tx
        .update(productVariants)
        .set({ ...set, ...(sku !== undefined && { sku }), ...(images && { images }) })
        .where(and(ofProduct, eq(productVariants.id, id ?? '')))
    } else {
      const fresh = id ?? uuidv7()
      await tx.insert(productVariants).values({
        ...set,
        productId,
        id: fresh,
        sku: sku ?? newVariantSku(product.sku, fresh),
        stock,
        images: images ?? [],
      })
      if (stock > 0)
        await recordMovement(tx, {
          ...{ productId, variantId: fresh, kind: 'added', actor, change: stock, stockAfter: stock },
        })
    }
  }
  await countVariants(tx, productId)
  if (base !== product.basePriceCents) await setBasePrice(tx, productId, base)
  return base
}

/** Brings the sums that a product holds of its variants up to date. */
async function countVariants(tx: Queries, productId: string): Promise<void> {
  await tx.execute(sql`
    update products p set stock = held.stock, variant_count = held.count, most_surcharge_cents = held.surcharge,
      variant_colours = held.colours, edition = p.edition + 1, updated_at = now()
    from (select coalesce(sum(stock), 0)::int as stock, count(*)::int as count,
        coalesce(max(surcharge_cents), 0) as surcharge,
        coalesce(string_agg(distinct colour, ' ' order by colour), '') as colours
      from product_variants where product_id = ${productId}) held
    where p.id = ${productId}`)
}

/** Sets a product's ordinary price, which ends its part in a sale and enters the price history. */
export async function setBasePrice(tx: Queries, productId: string, cents: number): Promise<void> {
  await tx
    .update(products)
    .set({ basePriceCents: cents, priceCents: cents, regularPriceCents: null, saleId: null, updatedAt: sql`now()` })
    .where(eq(products.id, productId))
  await appendPriceHistory(tx, [{ productId, priceCents: cents, saleId: null }], new Date())
}
