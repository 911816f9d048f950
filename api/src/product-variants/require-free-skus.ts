import { and, inArray, ne } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { badField } from '../http/problem'
import { products } from '../products/table'
import { productVariants } from '../variants/table'
import { lockSkus } from './lock-skus'

/** 400 at the variant whose SKU another one has, here or in another product. It keeps the SKUs until the transaction ends. */
export async function requireFreeSkus(
  tx: Queries,
  productId: string,
  wanted: readonly { sku?: string }[],
): Promise<void> {
  const skus = wanted.flatMap(({ sku }) => sku ?? [])
  if (skus.length === 0) return
  await lockSkus(tx, skus)
  const others = await tx
    .select({ sku: productVariants.sku })
    .from(productVariants)
    .where(and(inArray(productVariants.sku, skus), ne(productVariants.productId, productId)))
  const own = await tx.select({ sku: products.sku }).from(products).where(inArray(products.sku, skus))
  const taken = new Set([...others, ...own].map(({ sku }) => sku))
  for (const [index, { sku }] of wanted.entries()) {
    const twice = sku !== undefined && wanted.findIndex((one) => one.sku === sku) < index
    if (sku !== undefined && (twice || taken.has(sku)))
      throw badField(`variants.${index}.sku`, `Another ${twice ? 'variant' : 'product'} has the SKU ${sku}.`)
  }
}
