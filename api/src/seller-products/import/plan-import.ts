import { and, asc, eq, inArray } from 'drizzle-orm'
import { type ImportRules, type ItemPlan, type ProductRow, planItem } from '../../catalogue-import/plan-item'
import type { Queries } from '../../database/database'
import { lockProducts } from '../../database/distribute/lock-products'
import type { FileProduct } from '../../feed/read-file-products'
import { findIds } from '../../products/find-ids'
import { products } from '../../products/table'
import { knownSkus, newSku } from '../../sellers/seller-sku'
import { findVariants } from '../../variants/queries'

/** The planned changes for one product of a file. */
export interface Step extends ItemPlan {
  product: FileProduct
  known: ProductRow | undefined
}

/** A seller's file leaves stock that is known, and what administrators decide. */
const rulesOf = (sellerId: string): ImportRules => ({
  namesOf: (sku) => knownSkus(sellerId, sku),
  newSku: (sku) => newSku(sellerId, sku),
  managesShop: false,
})

/** Compares the products of a file with the seller's, which it locks in the same order as orders do. */
export async function planImport(tx: Queries, sellerId: string, wanted: readonly FileProduct[]): Promise<Step[]> {
  const skus = wanted.flatMap(({ sku }) => knownSkus(sellerId, sku))
  const ofSeller = and(eq(products.sellerId, sellerId), inArray(products.sku, skus))
  if (skus.length > 0) await lockProducts(tx, await findIds(tx, ofSeller))
  const rows = skus.length > 0 ? await tx.select().from(products).where(ofSeller).orderBy(asc(products.id)) : []
  const variants = await findVariants(
    tx,
    rows.map(({ id }) => id),
  )
  return wanted.map((product) => {
    const names = knownSkus(sellerId, product.sku)
    const known = names.map((sku) => rows.find((row) => row.sku === sku)).find(Boolean)
    const own = known ? variants.filter(({ productId }) => productId === known.id) : []
    return { product, known, ...planItem(product, known, own, rulesOf(sellerId)) }
  })
}
