import { eq } from 'drizzle-orm'
import { orders } from '../orders/table'
import { sendTestOrder } from '../testing/send-test-order'
import { call, newProduct, openTestShop, stock, type TestShop } from '../testing/test-shop'
import { withdrawnOrders } from '../withdrawn-orders/table'

let shop: TestShop
let products: object[]
let total: number
beforeAll(async () => {
  shop = await openTestShop(20)
  const [product] = await stock(shop, newProduct({ stock: 100 }))
  products = [{ productId: product?.id, quantity: 1 }]
  total = (await call(shop.app, 'POST', '/api/v1/shop/quote', { body: { products } })).json().data.orderTotal
})
afterAll(() => shop.close())

const send = (token: string, key: string) =>
  sendTestOrder(shop.app, token, products, total, {}, { 'idempotency-key': key })
const withdraw = (token: string, key: string) =>
  call(shop.app, 'POST', '/api/v1/shop/orderconfirm/withdraw', { token, headers: { 'idempotency-key': key } })
const countOrders = (uid: string) => shop.db.$count(orders, eq(orders.userId, uid))

test('a withdrawn attempt that never arrived places no order when it arrives later; another key does', async () => {
  const withdrawn = await withdraw('ada', 'never-arrived')
  expect(withdrawn.json()).toEqual({ status: 'success', data: {} })
  const late = await send('ada', 'never-arrived')
  expect(late.statusCode).toBe(422)
  expect(late.json()).toMatchObject({ status: 'error', field: 'idempotency-key' })
  expect(await countOrders('ada')).toBe(0)
  expect((await send('ada', 'the-next-key')).statusCode).toBe(200)
})

test('withdrawing an attempt that was placed returns its order and changes nothing', async () => {
  const { _id } = (await send('bea', 'was-placed')).json().data
  expect((await withdraw('bea', 'was-placed')).json().data).toMatchObject({ placed: { _id, status: 'Pending' } })
  expect((await send('bea', 'was-placed')).json().data._id).toBe(_id)
  expect(await countOrders('bea')).toBe(1)
})

test('an attempt and its withdrawal at the same moment agree', async () => {
  for (let n = 0; n < 10; n += 1) {
    const key = `at-the-same-moment-${n}`
    const [placed, withdrawn] = await Promise.all([send('cay', key), withdraw('cay', key)])
    expect(withdrawn.json().data.placed?._id).toBe(placed.statusCode === 200 ? placed.json().data._id : undefined)
  }
})

test('an account withdraws its own attempts only, and the shop remembers the latest twenty', async () => {
  await withdraw('dan', 'same-key-here')
  expect((await send('eve', 'same-key-here')).statusCode).toBe(200)
  for (let n = 0; n < 25; n += 1) await withdraw('dan', `key-number-${n}`)
  expect(await shop.db.$count(withdrawnOrders, eq(withdrawnOrders.userId, 'dan'))).toBe(20)
  expect((await send('dan', 'key-number-24')).statusCode).toBe(422)
})

test('a stranger withdraws nothing', async () => {
  const headers = { 'idempotency-key': 'of-a-stranger' }
  expect((await call(shop.app, 'POST', '/api/v1/shop/orderconfirm/withdraw', { headers })).statusCode).toBe(401)
})
