import { orderCalls } from '../testing/order-calls'
import { call, newProduct, openTestShop, stock, type TestShop } from '../testing/test-shop'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

test('an account whose address is not verified has at most two open orders; a finished one makes room', async () => {
  const orders = orderCalls(shop)
  const place = () => orders.place([{ cents: 1000, quantity: 1 }], 'unverified-una')
  const first = await place()
  await place()
  await expect(place()).rejects.toThrow('Without a verified email address you may have 2 open orders.')
  await orders.buyer(first.id, 'cancel', {}, 'unverified-una')
  await place()
})

test('a verified account is not limited so', async () => {
  const orders = orderCalls(shop)
  for (let count = 0; count < 4; count += 1) await orders.place([{ cents: 1000, quantity: 1 }], 'vera')
})

test.each([
  ['reviews', { stars: 5, title: 'Fine', text: 'Very fine.' }, 'review products'],
  ['questions/0190f3b6-0000-7000-8000-000000000001/answers', { text: 'Yes.' }, 'answer questions'],
])('an account whose address is not verified writes no %s', async (path, body, what) => {
  const [product] = await stock(shop, newProduct())
  const answer = await call(shop.app, 'POST', `/api/v1/shop/products/${product?.id}/${path}`, {
    token: 'unverified-una',
    body,
  })
  expect([answer.statusCode, answer.json().message]).toEqual([
    403,
    `Verify your email address first, then you can ${what}.`,
  ])
})
