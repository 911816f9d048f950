import { count, eq } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { transactionWithRetries } from '../database/transaction-with-retries'
import { toDollars } from '../http/cents-and-dollars'
import { conflict, notFound } from '../http/problem'
import { changeProduct, createProduct } from '../products/admin-products'
import { ownProduct } from '../products/owner'
import { products } from '../products/table'
import type { Writer } from '../products/writer'
import { holdOpenShop } from '../sellers/hold-open-shop'
import { findVariants } from '../variants/queries'
import { variantName } from '../variants/variant-name'
import { rowToSellerProduct, sellerColumns } from './list-seller-products'
import type { SellerProductChanges, SellerProductDetail, SellerProductInput } from './schema'
import { sellerPictures } from './seller-pictures'

/** The maximum number of products per seller. */
export const MOST_PRODUCTS = 10_000

/** A seller's product with its variants. 404 for an unknown id or another seller's product. */
export async function getSellerProduct(
  { db, pictures }: { db: Queries } & Pick<Writer, 'pictures'>,
  sellerId: string,
  id: string,
): Promise<SellerProductDetail> {
  const [row] = await db.select(sellerColumns).from(products).where(ownProduct(id, { sellerId }))
  if (!row) throw notFound('product with this id')
  const variants = row.variantCount > 0 ? await findVariants(db, [id]) : []
  return {
    ...rowToSellerProduct(row, pictures),
    variants: variants.map((variant) => ({
      _id: variant.id,
      sku: variant.sku,
      colour: variant.colour,
      size: variant.size,
      name: variantName(variant),
      price: toDollars(row.basePriceCents + variant.surchargeCents),
      stock: variant.stock,
    })),
  }
}

/** Throws 409 if `more` products would exceed {@link MOST_PRODUCTS}. */
export async function requireRoom(db: Queries, sellerId: string, more: number): Promise<void> {
  const [held] = await db.select({ count: count() }).from(products).where(eq(products.sellerId, sellerId))
  if ((held?.count ?? 0) + more > MOST_PRODUCTS)
    throw conflict(`A shop can have ${MOST_PRODUCTS} products. Write to us if you need more.`)
}

/** Adds a seller's product. 400 with the field for invalid input, 403 if the shop has been closed meanwhile. */
export async function createSellerProduct(
  { db, pictures }: Writer,
  sellerId: string,
  input: SellerProductInput,
  id: string,
): Promise<SellerProductDetail> {
  return transactionWithRetries(db, async (tx) => {
    await holdOpenShop(tx, sellerId)
    await requireRoom(tx, sellerId, 1)
    const own = { db: tx, pictures: sellerPictures(tx, pictures, sellerId) }
    const { _id } = await createProduct(own, { ...input, featured: false }, { sellerId }, id)
    return getSellerProduct({ db: tx, pictures }, sellerId, _id)
  })
}

/**
 * Changes a seller's product. 404 for another seller's product, 403 if the shop has been closed meanwhile, 409 if the
 * product's edition differs from the caller's.
 */
export async function changeSellerProduct(
  { db, pictures }: Writer,
  sellerId: string,
  id: string,
  changes: SellerProductChanges,
): Promise<SellerProductDetail> {
  const { featured: _, ...allowed } = changes as SellerProductChanges & Record<string, unknown>
  return transactionWithRetries(db, async (tx) => {
    await holdOpenShop(tx, sellerId)
    const own = { db: tx, pictures: sellerPictures(tx, pictures, sellerId) }
    await changeProduct(own, id, allowed, { sellerId })
    return getSellerProduct({ db: tx, pictures }, sellerId, id)
  })
}
