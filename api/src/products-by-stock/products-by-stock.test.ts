import { eq, sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { products } from '../products/table'
import { orderCalls } from '../testing/order-calls'
import { placeTestOrder } from '../testing/place-test-order'
import { addVariants, call, newProduct, newVariant, openTestShop, stock, type TestShop } from '../testing/test-shop'
import { productsByStock } from './table'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop(20)
})
afterAll(() => shop.close())

/** Products that differ between the table and `products`, or are missing in one of them. */
async function wrong(): Promise<unknown[]> {
  const { rows } = await shop.db.execute(sql`
    select p.id, p.stock, b.stock as listed from products p full join products_by_stock b on b.product_id = p.id
    where (p.stock, p.active) is distinct from (b.stock, b.active)`)
  return rows
}

const listed = async (id: string) =>
  (await shop.db.select().from(productsByStock).where(eq(productsByStock.productId, id)))[0]

const admin = (method: 'POST' | 'PATCH', path: string, body: object) =>
  call(shop.app, method, `/api/v1/admin/products${path}`, { token: 'admin', body })

async function add(pieces: number): Promise<string> {
  const [product] = await stock(shop, newProduct({ stock: pieces }))
  return product?.id ?? ''
}

test('whatever changes a stock, the list by stock follows in the same transaction', async () => {
  const [plain, shirt] = [await add(10), await add(0)]
  const left = async () => [(await listed(plain))?.stock, (await listed(shirt))?.stock]
  expect(await left()).toEqual([10, 0])
  await addVariants(shop, shirt, newVariant({ stock: 4 }), newVariant({ size: 'XL', stock: 3 }))
  expect(await left()).toEqual([10, 7])
  const order = await placeTestOrder(shop.app, 'ada', { productId: plain, quantity: 4 })
  expect(await left()).toEqual([6, 7])
  expect((await orderCalls(shop).buyer(order, 'cancel')).statusCode).toBe(200)
  expect(await left()).toEqual([10, 7])
  await admin('POST', `/${plain}/stock`, { key: uuidv7(), kind: 'received', pieces: 5 })
  expect(await left()).toEqual([15, 7])
  const bulk = { key: uuidv7(), dryRun: false, change: { stockChange: -2 }, products: [{ id: plain, edition: 1 }] }
  expect((await admin('POST', '/bulk', bulk)).statusCode).toBe(200)
  expect(await left()).toEqual([13, 7])
  await shop.db.execute(sql`update products set stock = stock + 1`)
  expect(await left()).toEqual([14, 8])
  expect(await wrong()).toEqual([])
})

test('an archived product is noted as such, and a deleted one goes', async () => {
  const id = await add(3)
  await admin('PATCH', `/${id}`, { active: false })
  expect(await listed(id)).toEqual({ productId: id, stock: 3, active: false })
  await shop.db.delete(products).where(eq(products.id, id))
  expect(await listed(id)).toBeUndefined()
})

test('a refused order leaves the list as it was', async () => {
  const id = await add(1)
  await expect(placeTestOrder(shop.app, 'ada', { productId: id, quantity: 2 })).rejects.toThrow()
  expect((await listed(id))?.stock).toBe(1)
})

test('a change of anything else writes nothing here', async () => {
  const id = await add(3)
  const version = async () =>
    (await shop.db.execute(sql`select ctid::text, xmin::text from products_by_stock where product_id = ${id}`)).rows
  const before = await version()
  expect(before).toHaveLength(1)
  await admin('PATCH', `/${id}`, { name: 'Another name', price: 7 })
  await shop.db.execute(sql`update products set stock = stock where id = ${id}`)
  expect(await version()).toEqual(before)
})

test('twenty buyers and a storeman at once leave both tables the same', async () => {
  const ids = await Promise.all([add(20), add(20)])
  const buy = (productId: string, n: number) =>
    placeTestOrder(shop.app, `buyer${n}`, { productId }).catch(() => undefined)
  await Promise.all([
    ...ids.flatMap((id) => Array.from({ length: 10 }, (_, n) => buy(id, n))),
    ...ids.map((id) => admin('POST', `/${id}/stock`, { key: uuidv7(), kind: 'damaged', pieces: 3 })),
  ])
  expect((await Promise.all(ids.map(listed))).map((row) => row?.stock)).toEqual([7, 7])
  expect(await wrong()).toEqual([])
})

test('a row that is missing comes back with the next change of its product', async () => {
  const id = await add(3)
  await shop.db.delete(productsByStock).where(eq(productsByStock.productId, id))
  await placeTestOrder(shop.app, 'ada', { productId: id })
  expect(await listed(id)).toEqual({ productId: id, stock: 2, active: true })
})
