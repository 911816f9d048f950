import { sql } from 'drizzle-orm'
import { holdInTransaction } from '../testing/hold-in-transaction'
import { call, openTestShop, type TestShop } from '../testing/test-shop'
import { countWaiting, untilOneWaits } from '../testing/until-one-waits'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop(20)
})
afterAll(() => shop.close())

test('an account that asks often at once what blocks its deletion takes one connection, and is refused in the end', async () => {
  const release = await holdInTransaction(shop.db, (tx) => tx.execute(sql`lock table orders in access exclusive mode`))
  const all = Array.from({ length: 10 }, () => call(shop.app, 'GET', '/api/v1/user/account/deletion', { token: 'ada' }))
  const refused = await Promise.race(all)
  await untilOneWaits(shop.db)
  const waiting = await countWaiting(shop.db)
  await release()
  const statuses = (await Promise.all(all)).map(({ statusCode }) => statusCode)
  expect(refused).toMatchObject({ statusCode: 503 })
  expect(waiting).toBe(1)
  expect(statuses.toSorted()).toEqual([...Array(6).fill(200), ...Array(4).fill(503)])
})
