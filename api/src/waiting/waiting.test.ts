import { until } from '@superium/shared/testing/node'
import { buildApp } from '../build-app'
import { createCachedCatalogue } from '../catalogue/cached-catalogue'
import type { App } from '../http/app'
import { createPayments, defaultPaymentRules } from '../payments/payments'
import { defaultPriceRules } from '../shipping/price-rules'
import { defaultShop } from '../shop-settings/shop-profile'
import { listenToEvents } from '../testing/listen-to-events'
import { orderCalls } from '../testing/order-calls'
import { testPayoutKeys } from '../testing/test-payout-keys'
import { openTestShop, type TestShop } from '../testing/test-shop'
import { type StreamTimes, usualStreamTimes } from './event-stream'

let shop: TestShop
let administrators: Set<string>
let opened: { close(): void }[]

/** These tests use no pictures. */
const noPictures = {} as Parameters<typeof buildApp>[0]['pictures']

const identityOf = (uid: string) => ({
  ...{ uid, email: `${uid}@shop.example`, emailVerified: true, name: uid, seller: false },
  ...{ admin: administrators.has(uid), issuedAt: Date.now() / 1000, signedInAt: Date.now() / 1000 },
})

/** Starts another API process on the shop's database. */
async function startApi(streamTimes: Partial<StreamTimes> = {}): Promise<{ app: App; address: string }> {
  const app = await buildApp({
    db: shop.db,
    catalogue: createCachedCatalogue({ db: shop.db, pictures: noPictures }, 'off'),
    pictures: noPictures,
    verifyToken: async (token) => identityOf(token),
    priceRules: defaultPriceRules,
    shop: defaultShop,
    payments: createPayments(defaultPaymentRules),
    payoutKeys: testPayoutKeys,
    rateLimits: 'off',
    streamTimes,
  })
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  return { app, address: `${origin}/api/v1/admin/waiting` }
}

async function listen(address: string, token = 'admin') {
  const heard = await listenToEvents(address, token)
  opened.push(heard)
  return heard
}

const pending = (count: number) => expect.objectContaining({ pendingOrders: count })

beforeEach(async () => {
  shop = await openTestShop()
  administrators = new Set(['admin', 'adele'])
  opened = []
})
afterEach(async () => {
  for (const one of opened) one.close()
  await shop.close()
})

test('administrators at two processes hear of an order that a third one took, and when it is confirmed', async () => {
  const [one, two] = [await startApi(), await startApi()]
  const [first, second] = [await listen(one.address), await listen(two.address, 'adele')]
  expect(first.status).toBe(200)
  expect(first.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  expect(first.headers.get('cache-control')).toBe('private, no-store')
  await until(() => first.events.length === 1 && second.events.length === 1)
  expect(first.events).toEqual([{ pendingOrders: 0, pendingSellers: 0, openReports: 0, newMessages: 0 }])

  const { id } = await orderCalls(shop).place([{ cents: 1000, quantity: 1 }])
  await until(() => first.events.length === 2 && second.events.length === 2)
  expect([first.events.at(-1), second.events.at(-1)]).toEqual([pending(1), pending(1)])

  await orderCalls(shop).move(id, 'Confirmed')
  await until(() => first.events.length === 3 && second.events.length === 3)
  expect([first.events.at(-1), second.events.at(-1)]).toEqual([pending(0), pending(0)])
  await Promise.all([one.app.close(), two.app.close()])
})

test('a process that stops ends its streams, and its successor tells what happened meanwhile', async () => {
  const before = await startApi()
  const heard = await listen(before.address)
  await until(() => heard.events.length === 1)
  await before.app.close()
  await heard.ended

  await orderCalls(shop).place([{ cents: 1000, quantity: 1 }])
  const after = await startApi()
  const again = await listen(after.address)
  await until(() => again.events.length === 1)
  expect(again.events).toEqual([pending(1)])
  await after.app.close()
})

test('a stream is never silent for the 10 s after which the edge gives it up, and a withdrawn role ends it in 5 s', () => {
  expect(usualStreamTimes.heartbeat).toBeLessThan(10_000)
  expect(usualStreamTimes.recheck).toBeLessThanOrEqual(5_000)
})

test('a stream says regularly that it lives', async () => {
  const { app, address } = await startApi({ heartbeat: 50 })
  const heard = await listen(address)
  await until(() => heard.text().includes(': still here'))
  await app.close()
})

test('a stream ends soon after its account is no administrator any more, and when its time is over', async () => {
  const { app, address } = await startApi({ recheck: 50 })
  const heard = await listen(address)
  await until(() => heard.events.length === 1)
  administrators.delete('admin')
  await heard.ended
  expect((await listen(address)).status).toBe(403)
  await app.close()

  const short = await startApi({ lifetime: 100 })
  const brief = await listen(short.address, 'adele')
  await brief.ended
  await short.app.close()
})

test('a HEAD takes no place', async () => {
  const { app, address } = await startApi()
  const headers = { authorization: 'Bearer admin' }
  for (let call = 0; call < 9; call += 1) expect((await fetch(address, { method: 'HEAD', headers })).status).toBe(404)
  expect((await listen(address)).status).toBe(200)
  await app.close()
})

test('one account has eight streams at most; a closed one frees its place', async () => {
  const { app, address } = await startApi()
  const eight = await Promise.all(Array.from({ length: 8 }, () => listen(address)))
  expect(eight.map(({ status }) => status)).toEqual(Array(8).fill(200))
  expect((await listen(address)).status).toBe(429)
  expect((await listen(address, 'adele')).status).toBe(200)
  eight[0]?.close()
  await until(async () => (await listen(address)).status === 200)
  await app.close()
})
