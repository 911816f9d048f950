import { eq, sql } from 'drizzle-orm'
import { products } from '../products/table'
import { unitsSoldNow } from '../sold-pieces/record-sold'
import { placeTestOrder } from '../testing/place-test-order'
import { call, newProduct, openTestShop, stock, type TestShop } from '../testing/test-shop'
import { users } from '../users/table'
import { parcels } from './table'

let shop: TestShop

beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

async function placed(token = 'ada'): Promise<{ id: string; productId: string }> {
  const [product] = await stock(shop, newProduct({ stock: 5 }))
  const productId = product?.id ?? ''
  return { id: await placeTestOrder(shop.app, token, { productId, quantity: 2 }), productId }
}

const move = (id: string, status: string, token = 'admin') =>
  call(shop.app, 'POST', `/api/v1/admin/orders/${id}/status`, { token, body: { status } })
const cancel = (id: string, token = 'ada') => call(shop.app, 'POST', `/api/v1/shop/orders/${id}/cancel`, { token })
const stockOf = async (id: string) => (await shop.db.select().from(products).where(eq(products.id, id)))[0]?.stock

test('administrators read who moved an order, and buyers do not', async () => {
  const { id } = await placed()
  await shop.db.insert(users).values({ uid: 'admin', name: 'Mina Manager', email: 'mina@shop.example' })
  const moved = await move(id, 'Confirmed')
  const read = await call(shop.app, 'GET', `/api/v1/admin/orders/${id}`, { token: 'admin' })
  for (const answer of [moved, read])
    expect(answer.json().data.timeline).toMatchObject([
      { actor: 'buyer' },
      { status: 'Confirmed', actor: 'admin', actorName: 'Mina Manager' },
    ])
  expect((await call(shop.app, 'GET', `/api/v1/shop/orders/${id}`, { token: 'ada' })).body).not.toMatch(/Mina/)
  const own = await call(shop.app, 'GET', '/api/v1/shop/userorders?email=ada@shop.example', { token: 'ada' })
  expect(own.body).toContain(id)
  expect(own.body).not.toMatch(/Mina/)
})

test('an order moves through its statuses, and its timeline has each with its actor', async () => {
  const { id } = await placed()
  for (const status of ['Confirmed', 'Shipped', 'Delivered']) expect((await move(id, status)).statusCode).toBe(200)
  const back = await call(shop.app, 'POST', `/api/v1/shop/orders/${id}/return`, { token: 'ada' })
  expect(back.json().data.timeline.map(({ status, actor }: Record<string, string>) => [status, actor])).toEqual([
    ['Pending', 'buyer'],
    ['Confirmed', 'admin'],
    ['Shipped', 'admin'],
    ['Delivered', 'admin'],
    ['Return requested', 'buyer'],
  ])
  expect((await move(id, 'Returned')).json().data.status).toBe('Returned')
})

test.each([
  ['Shipped', 'An order that is pending cannot become shipped.'],
  ['Returned', 'An order that is pending cannot become returned.'],
])('an order cannot skip to %s: 409 with the reason', async (status, message) => {
  const response = await move((await placed()).id, status)
  expect(response.statusCode).toBe(409)
  expect(response.json().message).toBe(message)
})

test('a return can be requested within 60 days of delivery', async () => {
  const { id } = await placed()
  for (const status of ['Confirmed', 'Shipped', 'Delivered']) await move(id, status)
  const long = new Date(Date.now() - 61 * 86_400_000)
  await shop.db.update(parcels).set({ shippedAt: long, deliveredAt: long }).where(eq(parcels.orderId, id))
  const response = await call(shop.app, 'POST', `/api/v1/shop/orders/${id}/return`, { token: 'ada' })
  expect(response.statusCode).toBe(409)
  expect(response.json().message).toBe('The 60 days for a return are over.')
})

test('concurrent cancellations of an order return its stock once', async () => {
  const { id, productId } = await placed()
  expect(await stockOf(productId)).toBe(3)
  const codes = (await Promise.all(Array.from({ length: 5 }, () => cancel(id)))).map(({ statusCode }) => statusCode)
  expect(codes.filter((code) => code === 200)).toHaveLength(1)
  expect(codes.filter((code) => code === 409)).toHaveLength(4)
  expect(await stockOf(productId)).toBe(5)
})

test('a shipped order cannot be cancelled', async () => {
  const { id } = await placed()
  await move(id, 'Confirmed')
  await move(id, 'Shipped')
  expect((await cancel(id)).json().message).toBe('An order that is shipped cannot be cancelled.')
})

test('shoppers get 404 for orders of others and 403 for administrator routes', async () => {
  const { id } = await placed()
  expect((await call(shop.app, 'GET', `/api/v1/shop/orders/${id}`, { token: 'eve' })).statusCode).toBe(404)
  expect((await cancel(id, 'eve')).statusCode).toBe(404)
  expect((await move(id, 'Confirmed', 'ada')).statusCode).toBe(403)
  expect((await call(shop.app, 'GET', '/api/v1/admin/orders', { token: 'ada' })).statusCode).toBe(403)
  expect((await call(shop.app, 'GET', '/api/v1/admin/orders')).statusCode).toBe(401)
  const others = await call(shop.app, 'GET', '/api/v1/shop/userorders?email=ada@shop.example', { token: 'eve' })
  expect(others.statusCode).toBe(403)
})

test('in the shop an administrator can act as a buyer on own orders and not on others', async () => {
  const read = async (id: string, area: string, token: string) =>
    (await call(shop.app, 'GET', `/api/v1/${area}/orders/${id}`, { token })).json().data.nextStatuses
  const [own, other] = [await placed('admin'), await placed('ada')]
  expect(await read(own.id, 'shop', 'admin')).toEqual(await read(other.id, 'shop', 'ada'))
  expect(await read(own.id, 'shop', 'admin')).toEqual(['Cancelled'])
  expect(await read(other.id, 'shop', 'admin')).toEqual([])
  expect(await read(other.id, 'admin', 'admin')).toEqual(['Confirmed', 'Cancelled'])
})

test('administrators find orders by status, number and e-mail; hostile searches find nothing', async () => {
  const { id } = await placed('zoe')
  const list = (query: string) => call(shop.app, 'GET', `/api/v1/admin/orders?${query}`, { token: 'admin' })
  const found = await list('search=ZOE@shop&status=Pending')
  expect(found.json()).toMatchObject({ count: 1, data: [{ _id: id, email: 'zoe@shop.example' }] })
  for (const search of ['%25', '_', "'; drop table orders; --", '\\', '😀']) {
    expect((await list(`search=${encodeURIComponent(search)}`)).json().count).toBe(0)
  }
  expect((await list('search=%00')).json()).toMatchObject({ status: 'error', field: 'search' })
  expect((await list('search=%00')).statusCode).toBe(400)
  expect((await list('status=Lost')).statusCode).toBe(400)
  expect((await list('size=0')).json()).toMatchObject({ status: 'error', field: 'size' })
})

test('pieces count as sold from the confirmation on, so that no unpaid order makes a best seller', async () => {
  const soldOf = async (id: string) =>
    (await shop.db.select({ sold: unitsSoldNow }).from(products).where(eq(products.id, id)))[0]?.sold
  const { id, productId } = await placed()
  expect(await soldOf(productId)).toBe(0)
  const one = { lines: [{ lineNumber: 0, quantity: 1 }] }
  await call(shop.app, 'POST', `/api/v1/shop/orders/${id}/cancel`, { token: 'ada', body: one })
  expect(await soldOf(productId)).toBe(0)
  await move(id, 'Confirmed')
  expect(await soldOf(productId)).toBe(1)
  await cancel(id)
  expect([await soldOf(productId), await stockOf(productId)]).toEqual([0, 5])
})

test('a confirmation leaves the row of the product alone, since many indexes would be written with it', async () => {
  const { id, productId } = await placed()
  const version = async () => (await shop.db.execute(sql`select ctid, xmin from products where id = ${productId}`)).rows
  const before = await version()
  expect((await move(id, 'Confirmed')).statusCode).toBe(200)
  expect(await version()).toEqual(before)
})

test.each(['Confirmed', 'Cancelled'])('%s is answered with the order as it is then', async (status) => {
  const { id } = await placed()
  const answer = (await move(id, status)).json().data
  const read = await call(shop.app, 'GET', `/api/v1/admin/orders/${id}`, { token: 'admin' })
  expect(answer).toEqual(read.json().data)
  expect(answer.status).toBe(status)
})
