import { createHash } from 'node:crypto'
import { until } from '@superium/shared/testing/node'
import { like } from 'drizzle-orm'
import type { App } from '../http/app'
import { openLimitedApi } from '../testing/open-limited-api'
import { openTestDatabase, type TestDatabase } from '../testing/test-database'
import { call } from '../testing/test-shop'
import { SIGN_UPS_A_DAY } from '../users/limit-sign-ups'
import { countToday } from './count-today'
import { scheduleHitPruning } from './schedule-hit-pruning'
import { rateLimits } from './table'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
// The limits count calls per minute, and this window must not end during a test.
beforeEach(() => jest.spyOn(Date, 'now').mockReturnValue(Date.now()))
afterEach(async () => {
  jest.restoreAllMocks()
  await database.db.delete(rateLimits)
})

const counted = () => database.db.select({ key: rateLimits.key, hits: rateLimits.hits }).from(rateLimits)

const keyOf = (account: string) => `account:${createHash('sha256').update(account).digest('hex')}account`
const register = (app: App, token: string, email = `${token}@shop.example`) =>
  call(app, 'POST', '/api/v1/user/register', { token, body: { email, name: token } })

test('sign-ins are limited by address and account, other writes by account', async () => {
  const app = await openLimitedApi(database.db)
  for (const token of ['ada', 'bea']) {
    expect((await register(app, token)).statusCode).toBe(200)
    const url = `/api/v1/user/update-user?email=${token}@shop.example`
    expect((await call(app, 'PATCH', url, { token, body: {} })).statusCode).toBe(200)
  }
  await app.close()
  const rows = (await counted()).sort((a, b) => (a.key < b.key ? -1 : 1))
  const accounts = ['ada', 'bea'].map((uid) => ({ key: keyOf(`${uid}@shop.example`), hits: 1 }))
  expect(rows).toEqual([
    ...accounts.toSorted((a, b) => (a.key < b.key ? -1 : 1)),
    { key: 'address:127.0.0.1identity', hits: 2 },
    { key: 'day:sign-ups:127.0.0.1', hits: 2 },
    { key: 'user:adawrite', hits: 1 },
    { key: 'user:beawrite', hits: 1 },
  ])
})

test('the 61st sign-in of an account within a minute is a 429 in every API process, from any address', async () => {
  const [one, other] = [await openLimitedApi(database.db), await openLimitedApi(database.db)]
  expect((await register(one, 'ada')).statusCode).toBe(200)
  await database.db.update(rateLimits).set({ hits: 60 }).where(like(rateLimits.key, 'account:%'))
  const body = { email: 'ada@shop.example' }
  const refused = await other.inject({
    ...{ method: 'POST', url: '/api/v1/user/login', remoteAddress: '203.0.113.9', payload: body },
    headers: { authorization: 'Bearer ada' },
  })
  expect(refused.statusCode).toBe(429)
  expect(refused.json().message).toMatch(/^Too many requests. Try again in \d+ seconds\.$/)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  // The limit ends after a minute.
  jest.mocked(Date.now).mockReturnValue(Date.now() + 60_000)
  expect((await call(other, 'POST', '/api/v1/user/login', { token: 'ada', body })).statusCode).toBe(200)
  await Promise.all([one.close(), other.close()])
})

test('a stranger who names an account uses up calls of their own only', async () => {
  const app = await openLimitedApi(database.db)
  expect((await register(app, 'eve', 'ada@shop.example')).statusCode).toBe(403)
  // An unverified address may belong to somebody else.
  expect((await register(app, 'unverified-ada', 'unverified-ada@shop.example')).statusCode).toBe(200)
  await app.close()
  const keys = (await counted()).map(({ key }) => key)
  expect(keys).toContain(keyOf('eve@shop.example'))
  expect(keys).toContain(keyOf('uid:unverified-ada'))
  expect(keys).not.toContain(keyOf('ada@shop.example'))
})

test('a network makes so many new accounts a day; those that are known still sign in', async () => {
  const app = await openLimitedApi(database.db)
  expect((await register(app, 'known')).statusCode).toBe(200)
  await database.db.update(rateLimits).set({ hits: SIGN_UPS_A_DAY }).where(like(rateLimits.key, 'day:sign-ups:%'))
  const login = (token: string, remoteAddress: string) =>
    app.inject({
      ...{ method: 'POST', url: '/api/v1/user/login', remoteAddress, payload: { email: `${token}@shop.example` } },
      headers: { authorization: `Bearer ${token}` },
    })
  const refused = await login('one-more', '127.0.0.1')
  expect([refused.statusCode, refused.json().message]).toEqual([
    429,
    'Too many accounts were created from your network today. Try again tomorrow.',
  ])
  expect((await register(app, 'one-more')).statusCode).toBe(429)
  // The first read of an account also creates its record.
  const look = await call(app, 'GET', '/api/v1/user/get-me?email=one-more@shop.example', { token: 'one-more' })
  expect(look.statusCode).toBe(429)
  expect((await login('known', '127.0.0.1')).statusCode).toBe(200)
  expect((await login('one-more', '203.0.113.9')).statusCode).toBe(200)
  await app.close()
})

test('bad tokens count for their address', async () => {
  const app = await openLimitedApi(database.db)
  expect((await register(app, '')).statusCode).toBe(401)
  await app.close()
  expect(await counted()).toEqual([{ key: 'address:127.0.0.1identity', hits: 1 }])
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
  await until(async () => (await counted()).length <= 2)
  await schedule.stop()
  expect((await counted()).toSorted((a, b) => (a.key < b.key ? -1 : 1))).toEqual([
    { key: 'day:new', hits: 3 },
    { key: 'new', hits: 1 },
  ])
  expect(failures).toEqual([])
})

test('an address sends sixty applications an hour at most, from whatever accounts', async () => {
  const app = await openLimitedApi(database.db)
  const statuses = []
  for (let n = 0; n < 61; n += 1) {
    const sent = await call(app, 'POST', '/api/v1/user/become-seller', { token: `person-${n}`, body: {} })
    statuses.push(sent.statusCode)
  }
  await app.close()
  expect(statuses).toEqual([...Array(60).fill(415), 429])
})
