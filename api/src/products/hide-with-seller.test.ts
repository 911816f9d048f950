import { eq, inArray } from 'drizzle-orm'
import { orderLines } from '../orders/table'
import { sellers } from '../sellers/table'
import { addSeller } from '../testing/add-seller'
import { placeTestOrder } from '../testing/place-test-order'
import { call, newProduct, openTestShop, stock, type TestShop } from '../testing/test-shop'
import { untilOneWaits } from '../testing/until-one-waits'
import { hideProductsOf, showProductsOf } from './hide-with-seller'
import { products } from './table'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

let shops = 0

/** A seller with products of these names. */
async function living(...names: string[]) {
  shops += 1
  const seller = await addSeller(shop, `owner-${shops}`)
  const rows = await stock(shop, ...names.map((name) => newProduct({ name, sellerId: seller.id })))
  return { seller, ids: rows.map(({ id }) => id) }
}

const seen = async (id = '') => (await call(shop.app, 'GET', `/api/v1/shop/data/${id}`)).statusCode
const set = (id: string, body: object) =>
  call(shop.app, 'PATCH', `/api/v1/admin/products/${id}`, { token: 'admin', body })

test('an order line keeps whose product it is; a line of the shop itself has no seller', async () => {
  const { seller, ids } = await living('Lamp')
  const [own] = await stock(shop, newProduct())
  const owners = async (productId = '') => {
    const orderId = await placeTestOrder(shop.app, 'ada', { productId })
    return (await shop.db.select().from(orderLines).where(eq(orderLines.orderId, orderId))).map((one) => one.sellerId)
  }
  expect(await owners(ids[0])).toEqual([seller.id])
  expect(await owners(own?.id)).toEqual([null])
})

test('products of a suspended seller are neither seen nor bought, and come back with the shop', async () => {
  const { seller, ids } = await living('Rug', 'Vase')
  const other = await living('Bowl')
  expect(await shop.db.transaction((tx) => hideProductsOf(tx, seller.id))).toBe(2)
  expect(await Promise.all([...ids, ...other.ids].map(seen))).toEqual([404, 404, 200])
  const list = (await call(shop.app, 'GET', '/api/v1/shop/categorywise?size=20&search=rug')).json()
  expect(list.count).toBe(0)
  const quote = await call(shop.app, 'POST', '/api/v1/shop/quote', {
    body: { products: [{ productId: ids[0], quantity: 1 }] },
  })
  expect(JSON.stringify(quote.json())).not.toContain('Rug')
  await expect(placeTestOrder(shop.app, 'ada', { productId: ids[0] ?? '' })).rejects.toThrow()
  expect(await shop.db.transaction((tx) => showProductsOf(tx, seller.id))).toBe(2)
  expect(await Promise.all(ids.map(seen))).toEqual([200, 200])
})

test('a product that was hidden by hand stays hidden when its shop comes back', async () => {
  const { seller, ids } = await living('Clock', 'Chair')
  const [before = '', during = ''] = ids
  await set(before, { active: false })
  await hideProductsOf(shop.db, seller.id)
  await set(during, { active: false })
  expect(await showProductsOf(shop.db, seller.id)).toBe(0)
  expect(await Promise.all(ids.map(seen))).toEqual([404, 404])
})

test('an administrator cannot show a product while its seller is suspended', async () => {
  const { seller, ids } = await living('Desk')
  await hideProductsOf(shop.db, seller.id)
  const answer = await set(ids[0] ?? '', { active: true })
  expect(answer.statusCode).toBe(400)
  expect(answer.json().field).toBe('active')
  const rows = await shop.db.select({ active: products.active }).from(products).where(inArray(products.id, ids))
  expect(rows).toEqual([{ active: false }])
})

test('a product that is added while its seller is being suspended is hidden with the others', async () => {
  const { seller } = await living('Stool')
  const late = newProduct({ name: 'Late Stool', sellerId: seller.id })
  let adding: Promise<unknown> = Promise.resolve()
  await shop.db.transaction(async (tx) => {
    await tx.update(sellers).set({ state: 'suspended' }).where(eq(sellers.id, seller.id))
    adding = stock(shop, late)
    await hideProductsOf(tx, seller.id)
    await untilOneWaits(shop.db)
  })
  await adding
  expect(await seen(late.id)).toBe(404)
  await shop.db.transaction(async (tx) => {
    await tx.update(sellers).set({ state: 'approved' }).where(eq(sellers.id, seller.id))
    await showProductsOf(tx, seller.id)
  })
  expect(await seen(late.id)).toBe(200)
})
