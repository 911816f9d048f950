import { call, openTestShop, type TestShop } from '../testing/test-shop'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

test('a valid token returns its account and roles', async () => {
  const answer = await call(shop.app, 'GET', '/api/v1/identity', { token: 'ada' })
  expect(answer.json()).toEqual({
    status: 'success',
    data: { uid: 'ada', email: 'ada@shop.example', name: expect.any(String), admin: false, seller: false },
  })
})

test('a request without a valid token gets a 401', async () => {
  expect((await call(shop.app, 'GET', '/api/v1/identity', {})).statusCode).toBe(401)
})
