import { asc, inArray } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { lockProducts } from '../database/distribute/lock-products'
import { findIds } from '../products/find-ids'
import { products } from '../products/table'
import { findVariants } from '../variants/queries'
import type { Item } from './import-progress'
import { ADMIN_RULES, type ItemPlan, type ProductRow, planItem } from './plan-item'

/** An item with the product that has its SKU, and what the import does with it. */
export interface Planned {
  item: Item
  plan: ItemPlan
  known: ProductRow | undefined
}

/**
 * Compares items with the shop's products by SKU; `locks` also locks these products, in the same order as orders do.
 */
export async function planItems(tx: Queries, next: readonly Item[], locks = false): Promise<Planned[]> {
  const ofItems = inArray(
    products.sku,
    next.map(({ sku }) => sku),
  )
  if (locks) await lockProducts(tx, await findIds(tx, ofItems))
  const rows = await tx.select().from(products).where(ofItems).orderBy(asc(products.id))
  const variants = await findVariants(
    tx,
    rows.map(({ id }) => id),
  )
  return next.flatMap((item) => {
    if (!item.product) return []
    // The previous version of the API read pictures in another way; its items would replace those of the shop.
    if (!('image_alts' in item.product.rows[0])) throw new Error('an older version has read this file')
    const known = rows.find(({ sku }) => sku === item.sku)
    const own = known ? variants.filter(({ productId }) => productId === known.id) : []
    return { item, known, plan: planItem(item.product, known, own, ADMIN_RULES) }
  })
}
