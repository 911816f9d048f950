import { sql } from 'drizzle-orm'
import { call, openTestShop, type TestShop } from '../testing/test-shop'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop(20)
})
afterAll(() => shop.close())

/** Connections that wait for a lock. */
async function countWaiting(): Promise<number> {
  const { rows } = await shop.db.execute<{ count: number }>(sql`
    select count(*)::int from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)
  return rows[0]?.count ?? 0
}

test('an account that asks often at once what blocks its deletion takes one connection, and is refused in the end', async () => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  let holding: Promise<void> = Promise.resolve()
  await new Promise<void>((locked) => {
    holding = shop.db.transaction(async (tx) => {
      await tx.execute(sql`lock table orders in access exclusive mode`)
      locked()
      await released
    })
  })
  const all = Array.from({ length: 10 }, () => call(shop.app, 'GET', '/api/v1/user/account/deletion', { token: 'ada' }))
  const refused = await Promise.race([...all, new Promise((resolve) => setTimeout(resolve, 3_000).unref())])
  const waiting = await countWaiting()
  release()
  const statuses = (await Promise.all(all)).map(({ statusCode }) => statusCode)
  await holding
  expect(refused).toMatchObject({ statusCode: 503 })
  expect(waiting).toBe(1)
  expect(statuses.toSorted()).toEqual([...Array(6).fill(200), ...Array(4).fill(503)])
})
