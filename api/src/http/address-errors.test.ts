import { call, openTestShop, type TestShop } from '../testing/test-shop'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

test.each([
  ['a part of the address that is too long', `/api/v1/shop/data/${'x'.repeat(400)}`, 414],
  ['an escape that is no UTF-8', '/api/v1/shop/data/%ED%A0%80', 400],
])('%s is a problem as all others are', async (_, url, status) => {
  const answer = await call(shop.app, 'GET', url)
  expect(answer.statusCode).toBe(status)
  expect(answer.json()).toEqual({ status: 'error', message: expect.stringMatching(/^The address .+\.$/) })
})
