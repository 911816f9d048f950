import { openLimitedApi } from '../testing/open-limited-api'
import { openTestDatabase, type TestDatabase } from '../testing/test-database'
import { call } from '../testing/test-shop'
import { countToday } from './count-today'
import { scheduleHitPruning } from './schedule-hit-pruning'
import { rateLimits } from './table'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
// Hits are counted by the minute: none may end during a test.
beforeEach(() => jest.spyOn(Date, 'now').mockReturnValue(Date.now()))
afterEach(async () => {
  jest.restoreAllMocks()
  await database.db.delete(rateLimits)
})

const counted = () => database.db.select({ key: rateLimits.key, hits: rateLimits.hits }).from(rateLimits)

test('sign-ins are limited by address, other writes by account', async () => {
  const app = await openLimitedApi(database.db)
  for (const token of ['ada', 'bea']) {
    const body = { email: `${token}@shop.example`, name: token }
    expect((await call(app, 'POST', '/api/v1/user/register', { token, body })).statusCode).toBe(200)
    const url = `/api/v1/user/update-user?email=${body.email}`
    expect((await call(app, 'PATCH', url, { token, body: {} })).statusCode).toBe(200)
  }
  await app.close()
  const rows = (await counted()).sort((a, b) => (a.key < b.key ? -1 : 1))
  expect(rows).toEqual([
    { key: 'address:127.0.0.1identity', hits: 2 },
    { key: 'user:adawrite', hits: 1 },
    { key: 'user:beawrite', hits: 1 },
  ])
})

test('the 601st quote of an address within a minute is a 429 with a message', async () => {
  const app = await openLimitedApi(database.db)
  const body = { products: [{ productId: '0190f3b6-0000-7000-8000-000000000000', quantity: 1 }] }
  const quote = () => call(app, 'POST', '/api/v1/shop/quote', { body })
  expect((await quote()).statusCode).toBe(200)
  await database.db.update(rateLimits).set({ hits: 600 })
  const refused = await quote()
  await app.close()
  expect(refused.statusCode).toBe(429)
  expect(refused.json().message).toMatch(/^Too many requests. Try again in \d+ seconds\.$/)
})

test('hits of past windows are deleted, current ones stay', async () => {
  const now = Date.now()
  await database.db.insert(rateLimits).values([
    { key: 'old', windowStart: new Date(now - 2 * 3_600_000), hits: 9 },
    { key: 'new', windowStart: new Date(now), hits: 1 },
    { key: 'day:old', windowStart: new Date(now - 26 * 3_600_000), hits: 9 },
  ])
  expect(await countToday(database.db, 'new', 2, new Date(now))).toBe(true)
  expect(await countToday(database.db, 'new', 2, new Date(now))).toBe(true)
  expect(await countToday(database.db, 'new', 2, new Date(now))).toBe(false)
  const failures: unknown[] = []
  const schedule = scheduleHitPruning(database.db, (error) => failures.push(error), 10)
  for (let turns = 0; turns < 100 && (await counted()).length > 2; turns += 1) {
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  await schedule.stop()
  expect((await counted()).toSorted((a, b) => (a.key < b.key ? -1 : 1))).toEqual([
    { key: 'day:new', hits: 3 },
    { key: 'new', hits: 1 },
  ])
  expect(failures).toEqual([])
})
