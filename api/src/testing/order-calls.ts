import { eq } from 'drizzle-orm'
import { products } from '../products/table'
import { placeTestOrder } from './place-test-order'
import { call, newProduct, stock, type TestShop } from './test-shop'

/** Requests about the orders of a test shop, by path after `/shop/orders` and `/admin/orders`. */
export function orderCalls(shop: TestShop) {
  const admin = (id: string, path: string, body: object) =>
    call(shop.app, 'POST', `/api/v1/admin/orders/${id}/${path}`, { token: 'admin', body })
  return {
    buyer: (id: string, path: string, body: object = {}, token = 'ada') =>
      call(shop.app, 'POST', `/api/v1/shop/orders/${id}/${path}`, { token, body }),
    admin,
    async read(id: string, token = 'ada') {
      return (await call(shop.app, 'GET', `/api/v1/shop/orders/${id}`, { token })).json().data
    },
    /** Moves an order through statuses. */
    async move(id: string, ...statuses: string[]) {
      for (const status of statuses) {
        const answer = await admin(id, 'status', { status })
        if (answer.statusCode !== 200) throw new Error(answer.body)
      }
    },
    /** Products that cost `cents` each, with ten in stock, and an order of so many of each. */
    async place(lines: readonly { cents: number; quantity: number }[], token = 'ada') {
      const made = await stock(shop, ...lines.map(({ cents }) => newProduct({ priceCents: cents, stock: 10 })))
      const wanted = made.map(({ id }, index) => ({ productId: id, quantity: lines[index]?.quantity ?? 1 }))
      const ids = made.map(({ id }) => id)
      return { id: await placeTestOrder(shop.app, token, ...wanted), ids }
    },
    async stockOf(id: string) {
      return (await shop.db.select().from(products).where(eq(products.id, id)))[0]?.stock
    },
  }
}
