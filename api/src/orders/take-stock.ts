import { and, eq, gte, ne, sql } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { together } from '../database/together'
import { products } from '../products/table'
import { touchedIf, touchedNow } from '../products/touched-if'
import { lineKey, mergeLines } from '../quotes/merge-lines'
import type { RequestedLine } from '../quotes/schema'
import type { VariantRow } from '../variants/queries'
import { productVariants } from '../variants/table'
import { variantName } from '../variants/variant-name'

/** The stock taken for a line, with copies of the product's seller, name, picture and price. */
export interface Taken {
  productId: string
  sellerId: string | null
  variantId: string | null
  variantName: string
  sku: string
  name: string
  image: string
  priceCents: number
  quantity: number
  releaseDate: string | null
  /** The sale that set the price. */
  saleId: string | null
}

/**
 * Takes the stock of all lines, in the order in which rows are locked; undefined if any line is short. `variants` are
 * the variants of the lines' products. Resolves to the lines in the order of `wanted`.
 */
export async function takeStockForLines(
  tx: Queries,
  wanted: readonly RequestedLine[],
  variants: readonly VariantRow[],
): Promise<Taken[] | undefined> {
  // Merges a line that implies the only variant with one that names it.
  const named = wanted.map((line) => withImpliedVariant(lowerCased(line), variants))
  const lines = mergeLines(named)
  const taken = await together(
    ...lines.map((line) => async () => ({ key: lineKey(line), row: await takeStock(tx, line) })),
  )
  const rows = new Map(taken.map(({ key, row }) => [key, row]))
  const inOrder = [...new Set(named.map(lineKey))].map((key) => rows.get(key))
  return inOrder.every((one) => one !== undefined) ? inOrder : undefined
}

const lowerCased = ({ productId, variant, quantity }: RequestedLine): RequestedLine => ({
  productId: productId.toLowerCase(),
  quantity,
  ...(variant && { variant: variant.toLowerCase() }),
})

/** Adds a product's only variant to a line without one, and drops a variant if its product no longer has any. */
function withImpliedVariant(line: RequestedLine, variants: readonly VariantRow[]): RequestedLine {
  const { productId, quantity } = line
  const [only, ...others] = variants.filter((one) => one.productId === productId)
  if (line.variant) return only ? line : { productId, quantity }
  return only && others.length === 0 ? { ...line, variant: only.id } : line
}

/**
 * Takes the stock of one product or variant; undefined if there is too little or it is not for sale. The UPDATE itself
 * checks the stock, so that two buyers never get the same piece at READ COMMITTED. It locks the product's row first, so
 * that orders of its variants cannot deadlock.
 */
async function takeStock(tx: Queries, line: RequestedLine): Promise<Taken | undefined> {
  const { variant } = line
  if (!variant) return takeProduct(tx, line)
  const [taken, row] = await together(
    () => takeProduct(tx, line),
    () => takeVariant(tx, { ...line, variant }),
  )
  if (!taken || !row) return undefined
  // The product's row is locked, so that this is the order that takes the last piece.
  if (row.stock === 0) await tx.update(products).set({ updatedAt: touchedNow }).where(eq(products.id, line.productId))
  return {
    ...taken,
    variantId: row.id,
    variantName: variantName(row),
    sku: row.sku,
    image: row.images[0] ?? taken.image,
    priceCents: taken.priceCents + row.surchargeCents,
  }
}

async function takeProduct(tx: Queries, { productId, variant, quantity }: RequestedLine): Promise<Taken | undefined> {
  const [row] = await tx
    .update(products)
    .set({
      stock: sql`${products.stock} - ${quantity}`,
      updatedAt: touchedIf(sql`${products.stock} = ${quantity}`),
    })
    .where(
      and(
        eq(products.id, productId),
        eq(products.active, true),
        ne(products.status, 'up-coming'),
        gte(products.stock, quantity),
        // The product may have gained or lost variants since the shopper saw it.
        variant ? sql`${products.variantCount} > 0` : eq(products.variantCount, 0),
      ),
    )
    .returning({
      name: products.name,
      images: products.images,
      priceCents: products.priceCents,
      sku: products.sku,
      status: products.status,
      releaseDate: products.releaseDate,
      sellerId: products.sellerId,
      saleId: products.saleId,
    })
  if (!row) return undefined
  const { name, images, priceCents, sku, status, sellerId, saleId } = row
  return {
    productId,
    sellerId,
    quantity,
    name,
    image: images[0] ?? '',
    priceCents,
    sku,
    variantId: null,
    variantName: '',
    releaseDate: status === 'in-stock' ? null : row.releaseDate,
    saleId,
  }
}

async function takeVariant(
  tx: Queries,
  { productId, variant, quantity }: RequestedLine & { variant: string },
): Promise<VariantRow | undefined> {
  const [row] = await tx
    .update(productVariants)
    .set({ stock: sql`${productVariants.stock} - ${quantity}` })
    .where(
      and(
        eq(productVariants.productId, productId),
        eq(productVariants.id, variant),
        gte(productVariants.stock, quantity),
      ),
    )
    .returning()
  return row
}

/** Returns the stock of a cancelled line, unless its variant no longer exists. */
export async function returnStock(tx: Queries, { productId, variant, quantity }: RequestedLine): Promise<void> {
  // Locks the product first, like an order, to avoid deadlocks.
  const [product] = await tx
    .select({ variantCount: products.variantCount })
    .from(products)
    .where(eq(products.id, productId))
    .for('no key update')
  if (!product) return
  let isBack = false
  if (product.variantCount > 0) {
    const back = await tx
      .update(productVariants)
      .set({ stock: sql`${productVariants.stock} + ${quantity}` })
      .where(and(eq(productVariants.productId, productId), variant ? eq(productVariants.id, variant) : sql`false`))
      .returning({ stock: productVariants.stock })
    if (back.length === 0) return
    isBack = back[0]?.stock === quantity
  }
  await tx
    .update(products)
    .set({
      stock: sql`${products.stock} + ${quantity}`,
      updatedAt: isBack ? touchedNow : touchedIf(sql`${products.stock} = 0`),
    })
    .where(eq(products.id, productId))
}
