import { inArray } from 'drizzle-orm'
import { products } from '../products/table'
import { addCoupon } from '../testing/add-coupon'
import { addSeller } from '../testing/add-seller'
import type { TestDatabase } from '../testing/test-database'
import { addVariants, newProduct, newVariant, stock } from '../testing/test-shop'

/** Something that can be bought: a product, or a variant of one. */
export interface Ware {
  productId: string
  variant?: string
}

/** The coupons of the trials; `NOPE` does not exist. */
export const trialCodes = ['LIMITED', 'ONCE', 'AMOUNT', 'SHIP', 'OFF', 'NOPE'] as const

/** The accounts of the trial's sellers, who own two of its products each. */
export const trialSellers = ['seller-lake', 'seller-hill'] as const

/** Puts four products without variants, two with three each, and the coupons into a shop; `pieces` of each. */
export async function stockTrial(shop: TestDatabase, pieces: number): Promise<[Ware, ...Ware[]]> {
  const plain = await stock(
    shop,
    ...[1999, 501, 12_345, 1].map((priceCents) => newProduct({ priceCents, stock: pieces })),
  )
  const wares: Ware[] = plain.map(({ id }) => ({ productId: id }))
  for (const priceCents of [3333, 4990]) {
    const [product] = await stock(shop, newProduct({ priceCents, stock: 3 * pieces }))
    const productId = product?.id ?? ''
    const sizes = ['S', 'M', 'L'].map((size, index) => newVariant({ size, stock: pieces, surchargeCents: index * 7 }))
    const variants = await addVariants(shop, productId, ...sizes)
    wares.push(...variants.map((variant) => ({ productId, variant })))
  }
  for (const [index, account] of trialSellers.entries()) {
    const { id: sellerId } = await addSeller(shop, account)
    const own = [wares[index + 1], wares.at(-1 - 3 * index)].flatMap((ware) => ware?.productId ?? [])
    await shop.db.update(products).set({ sellerId }).where(inArray(products.id, own))
  }
  await addCoupon(shop, 'LIMITED', { totalLimit: 12 })
  await addCoupon(shop, 'ONCE', { value: 1275, perUserLimit: 1 })
  await addCoupon(shop, 'AMOUNT', { kind: 'amount', value: 777, minimumCents: 5000, perUserLimit: 2, totalLimit: 40 })
  await addCoupon(shop, 'SHIP', { kind: 'free-shipping', value: 0 })
  await addCoupon(shop, 'OFF', { active: false })
  const [first, ...others] = wares
  if (!first) throw new Error('the trial has no wares')
  return [first, ...others]
}
