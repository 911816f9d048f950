import { eq } from 'drizzle-orm'
import { products } from '../products/table'
import type { SellerRow } from '../sellers/find-seller'
import { addSeller } from './add-seller'
import { placeTestOrder } from './place-test-order'
import { call, newProduct, stock, type TestShop } from './test-shop'

/** The shops of the accounts `seller-lake` and `seller-hill`. */
export async function addTwoSellers(shop: TestShop): Promise<{ lake: SellerRow; hill: SellerRow }> {
  return {
    lake: await addSeller(shop, 'seller-lake', { slug: 'lake-goods', shopName: 'Lake Goods' }),
    hill: await addSeller(shop, 'seller-hill', { slug: 'hill-goods', shopName: 'Hill Goods' }),
  }
}

/** A paid and confirmed order of `token`, and the ids of its products, each with ten in stock before. */
export interface MixedOrder {
  id: string
  ids: string[]
}

/**
 * An order of three lines: two pieces for $10.00 of the shop's own, three for $20.00 of Lake Goods, one for $40.00 of Hill
 * Goods.
 */
export async function placeMixedOrder(
  shop: TestShop,
  { lake, hill }: { lake: SellerRow; hill: SellerRow },
  token = 'ada',
): Promise<MixedOrder> {
  const made = await stock(shop, ...[1000, 2000, 4000].map((priceCents) => newProduct({ priceCents, stock: 10 })))
  const ids = made.map(({ id }) => id)
  for (const [index, { id: sellerId }] of [lake, hill].entries()) {
    await shop.db
      .update(products)
      .set({ sellerId })
      .where(eq(products.id, ids[index + 1] ?? ''))
  }
  const wanted = ids.map((productId, index) => ({ productId, quantity: [2, 3, 1][index] ?? 1 }))
  return { id: await placeTestOrder(shop.app, token, ...wanted), ids }
}

/** Requests of sellers about orders, by path after `/seller/orders`. */
export function sellerCalls(shop: TestShop) {
  return {
    list: (token: string, query = '') => call(shop.app, 'GET', `/api/v1/seller/orders?${query}`, { token }),
    read: (token: string, id: string) => call(shop.app, 'GET', `/api/v1/seller/orders/${id}`, { token }),
    send: (token: string, id: string, path: string, body: object = {}) =>
      call(shop.app, 'POST', `/api/v1/seller/orders/${id}/${path}`, { token, body }),
  }
}
