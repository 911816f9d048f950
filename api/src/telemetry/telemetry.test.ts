import { uuidv7 } from 'uuidv7'
import { buildApp } from '../build-app'
import type { App } from '../http/app'
import { createPayments } from '../payments/payments'
import { defaultPriceRules } from '../shipping/price-rules'
import { defaultShop } from '../shop-settings/shop-profile'
import { openTestDatabase, type TestDatabase } from '../testing/test-database'
import { testPictures } from '../testing/test-pictures'
import { call } from '../testing/test-shop'
import { pruneTelemetry } from './prune-telemetry'
import { readTimeline } from './read-timeline'
import type { Batch } from './schema'
import { telemetryBatches, telemetryCounts, telemetryVitals } from './table'

const SERVICE_TOKEN = 'a-service-token-of-tests-0123'

let database: TestDatabase
let app: App
beforeAll(async () => {
  database = await openTestDatabase()
  app = await open({ serviceToken: SERVICE_TOKEN })
})
afterAll(async () => {
  await app.close()
  await database.close()
})
afterEach(async () => {
  for (const table of [telemetryCounts, telemetryVitals, telemetryBatches]) await database.db.delete(table)
})

async function open(parts: { serviceToken?: string }): Promise<App> {
  const opened = await buildApp({
    db: database.db,
    pictures: testPictures,
    verifyToken: async (uid) => ({
      uid,
      email: 'a@shop.example',
      name: uid,
      admin: uid === 'admin',
      seller: false,
      emailVerified: true,
    }),
    priceRules: defaultPriceRules,
    shop: defaultShop,
    payments: createPayments(),
    rateLimits: 'on',
    ...parts,
  })
  await opened.ready()
  return opened
}

const now = new Date()
const minute = (ago = 0): string => new Date(Math.floor(now.getTime() / 60_000) * 60_000 - ago * 60_000).toISOString()
const cart = (version: string, kind: Batch['counts'][number]['kind'], count: number, ago = 0) => ({
  ...{ remote: 'mf-cart', version, kind, count },
  minute: minute(ago),
})
const lcp = (value: number, count: number) => ({
  ...{ remote: 'mf-cart', version: '1.4.0', metric: 'LCP' as const, minute: minute(), value, count },
})

const handOver = (batch: Partial<Batch>, token = SERVICE_TOKEN) =>
  call(app, 'POST', '/internal/telemetry', { token, body: { id: uuidv7(), counts: [], vitals: [], ...batch } })

test('concurrent batches add up, and a repeated batch counts once', async () => {
  const counts = [cart('1.4.0', 'visit', 10), cart('1.4.0', 'failed', 1), cart('1.3.0', 'visit', 90)]
  const twice = { id: uuidv7(), counts }
  const batches = [...Array.from({ length: 20 }, () => ({ counts: [...counts].reverse() })), twice, twice]
  const answers = await Promise.all(batches.map((batch) => handOver(batch)))
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))

  const from = encodeURIComponent(minute(5))
  const read = await call(app, 'GET', `/internal/telemetry?from=${from}&remote=mf-cart`, {
    token: SERVICE_TOKEN,
  })
  expect(read.json().data).toEqual([
    { remote: 'mf-cart', version: '1.3.0', visits: 1890, failed: 0, failures: {}, server: none },
    { remote: 'mf-cart', version: '1.4.0', visits: 210, failed: 21, failures: {}, server: none },
  ])
})

const none = { visits: 0, failed: 0 }

test('a full batch fits into the limit of values', async () => {
  const full = <T>(one: T) => Array.from({ length: 2000 }, () => one)
  const answer = await handOver({ counts: full(cart('1.4.0', 'visit', 1)), vitals: full(lcp(900, 1)) })
  expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'success' }])
})

test('a range includes its first minute and excludes its last', async () => {
  await handOver({ counts: [3, 2, 1, 0].map((ago) => cart('1.4.0', 'visit', 10 ** ago, ago)) })
  const from = new Date(Date.parse(minute(2)) + 30_000).toISOString()
  const query = new URLSearchParams({ from, to: minute(0) })
  const read = await call(app, 'GET', `/internal/telemetry?${query}`, { token: SERVICE_TOKEN })
  expect(read.json().data).toEqual([
    { remote: 'mf-cart', version: '1.4.0', visits: 110, failed: 0, failures: {}, server: none },
  ])
})

test('silent pages that another page server saw go on are no failures', async () => {
  await handOver({
    counts: [
      cart('1.4.0', 'visit', 12),
      cart('1.4.0', 'failed', 5),
      cart('1.4.0', 'silent', 4),
      cart('1.4.0', 'render', 1),
    ],
  })
  await handOver({ counts: [cart('1.4.0', 'settled', 3), cart('1.3.0', 'settled', 2)] })
  const from = encodeURIComponent(minute(5))
  const read = await call(app, 'GET', `/internal/telemetry?from=${from}`, { token: SERVICE_TOKEN })
  expect(read.json().data).toEqual([
    { remote: 'mf-cart', version: '1.3.0', visits: 0, failed: 0, failures: {}, server: none },
    { remote: 'mf-cart', version: '1.4.0', visits: 9, failed: 2, failures: { render: 1, silent: 1 }, server: none },
  ])
})

test('an administrator reads rates, causes and web vitals by version', async () => {
  await handOver({
    counts: [
      cart('1.4.0', 'visit', 40),
      cart('1.4.0', 'failed', 4, 10),
      cart('1.4.0', 'chunk', 4, 10),
      cart('1.4.0', 'server-visit', 7),
      cart('1.4.0', 'server-failed', 2),
      cart('1.3.0', 'visit', 9, 26 * 60),
    ],
    vitals: [lcp(900, 3), lcp(2400, 1)],
  })
  const read = await call(app, 'GET', '/api/v1/admin/telemetry?hours=24', { token: 'admin' })
  expect(read.json().data).toEqual([
    {
      ...{ remote: 'mf-cart', version: '1.4.0', visits: 40, failed: 4, failureRate: 0.1 },
      failures: { chunk: 4 },
      server: { visits: 7, failed: 2 },
      vitals: { LCP: { p75: 1000, count: 4 }, INP: { p75: null, count: 0 }, CLS: { p75: null, count: 0 } },
    },
  ])
})

test('an administrator reads page views and failures over time', async () => {
  const at = new Date('2026-11-22T12:30:00.000Z')
  const of = (kind: 'visit' | 'failed' | 'chunk', time: string, count: number) => ({
    ...{ remote: 'mf-cart', version: '1.4.0', kind, count },
    minute: `2026-11-22T${time}:00.000Z`,
  })
  await handOver({
    counts: [
      ...[of('visit', '12:29', 4), of('visit', '12:01', 3), of('failed', '12:01', 2), of('chunk', '12:01', 2)],
      ...[of('visit', '11:59', 5), of('visit', '13:00', 9)],
    ],
  })
  const day = await readTimeline(database.db, 24, at)
  expect([day.from, day.minutes, day.parts]).toEqual(['2026-11-21T13:00:00.000Z', 60, 24])
  expect(day.versions).toHaveLength(1)
  expect(day.versions[0]?.visits.slice(-3)).toEqual([0, 5, 7])
  expect(day.versions[0]?.failed.slice(-3)).toEqual([0, 0, 2])
  const hour = await readTimeline(database.db, 1, at)
  expect([hour.minutes, hour.parts, hour.versions[0]?.visits]).toEqual([5, 12, [0, 0, 0, 0, 5, 3, 0, 0, 0, 0, 4, 0]])
  expect((await readTimeline(database.db, 720, at)).parts).toBe(30)

  const read = await call(app, 'GET', '/api/v1/admin/telemetry/timeline?hours=168', { token: 'admin' })
  expect(read.json().data).toMatchObject({ minutes: 360, parts: 28 })
  expect((await call(app, 'GET', '/api/v1/admin/telemetry/timeline', { token: 'ada' })).statusCode).toBe(403)
})

test('silent pages that another page server saw go on are no failures over time either', async () => {
  const at = new Date('2026-11-22T12:30:00.000Z')
  const of = (kind: 'visit' | 'failed' | 'silent' | 'settled', time: string, count: number) => ({
    ...{ remote: 'mf-cart', version: '1.4.0', kind, count },
    minute: `2026-11-22T${time}:00.000Z`,
  })
  const silent = (time: string, count: number) =>
    (['visit', 'failed', 'silent'] as const).map((kind) => of(kind, time, count))
  await handOver({
    counts: [
      ...[of('visit', '12:04', 8), of('settled', '12:04', 3), ...silent('12:05', 3)],
      ...[of('settled', '12:12', 1), ...silent('12:13', 2)],
      ...silent('12:29', 2),
      { ...of('settled', '12:20', 1), version: '1.3.0' },
    ],
  })
  const { versions } = await readTimeline(database.db, 1, at)
  expect(versions).toHaveLength(1)
  expect(versions[0]?.visits.slice(-7)).toEqual([8, 0, 1, 0, 0, 2, 0])
  expect(versions[0]?.failed.slice(-7)).toEqual([0, 0, 1, 0, 0, 2, 0])
})

test.each([
  ['no token', undefined],
  ["an administrator's", 'admin'],
  ['one that begins alike', SERVICE_TOKEN.slice(0, -1)],
])('internal routes refuse a request with %s', async (_, token) => {
  for (const method of ['GET', 'POST'] as const) {
    const answer = await call(app, method, '/internal/telemetry', { ...(token && { token }) })
    expect(answer.statusCode).toBe(401)
  }
})

test('an API without a service token has no internal routes', async () => {
  const closed = await open({})
  expect((await call(closed, 'GET', '/internal/telemetry', { token: 'undefined' })).statusCode).toBe(404)
  await closed.close()
})

test('only administrators can read telemetry', async () => {
  expect((await call(app, 'GET', '/api/v1/admin/telemetry')).statusCode).toBe(401)
  expect((await call(app, 'GET', '/api/v1/admin/telemetry', { token: 'ada' })).statusCode).toBe(403)
})

test('an unknown kind is a 400 that names the field', async () => {
  const answer = await handOver({ counts: [{ ...cart('1.4.0', 'visit', 1), kind: 'click' as never }] })
  expect(answer.statusCode).toBe(400)
  expect(answer.json().field).toBe('counts.0.kind')
})

test('telemetry is deleted after 30 days, batch ids after one', async () => {
  const day = 24 * 60
  await handOver({ counts: [cart('1.4.0', 'visit', 1, 29 * day), cart('1.4.0', 'visit', 1, 31 * day)] })
  await handOver({ vitals: [{ ...lcp(1, 1), minute: minute(31 * day) }, lcp(1, 1)] })
  await pruneTelemetry(database.db, now)
  expect(await database.db.$count(telemetryCounts)).toBe(1)
  expect(await database.db.$count(telemetryVitals)).toBe(1)
  expect(await database.db.$count(telemetryBatches)).toBe(2)
  await pruneTelemetry(database.db, new Date(now.getTime() + 25 * 3_600_000))
  expect(await database.db.$count(telemetryBatches)).toBe(0)
})
