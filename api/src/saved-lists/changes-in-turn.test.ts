import { holdInTransaction } from '../testing/hold-in-transaction'
import { call, openTestShop, type TestShop } from '../testing/test-shop'
import { lockLists } from './saved-rows'

const CONNECTIONS = 4
/** One running change, and the number of waiting ones. */
const MOST_OF_ONE_CART = 21

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop(CONNECTIONS)
})
afterAll(() => shop.close())

const change = async (token: string) =>
  (await call(shop.app, 'POST', '/api/v1/shop/saved', { token, body: { cart: [], wishlist: [] } })).statusCode

test('changes of one cart need one connection together, and one too many is refused', async () => {
  const release = await holdInTransaction(shop.db, (tx) => lockLists(tx, 'ada'))
  const changes = Array.from({ length: MOST_OF_ONE_CART + 1 }, () => change('ada'))
  expect(await Promise.race(changes)).toBe(503)
  expect(await change('bea')).toBe(200)
  await release()
  expect((await Promise.all(changes)).filter((code) => code === 200)).toHaveLength(MOST_OF_ONE_CART)
})
