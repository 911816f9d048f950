import { buildApp } from '../build-app'
import { createCachedCatalogue } from '../catalogue/cached-catalogue'
import type { App } from '../http/app'
import { createPayments, defaultPaymentRules } from '../payments/payments'
import { defaultPriceRules } from '../shipping/price-rules'
import { defaultShop } from '../shop-settings/shop-profile'
import { listenToEvents, until } from '../testing/listen-to-events'
import { orderCalls } from '../testing/order-calls'
import { testPayoutKeys } from '../testing/test-payout-keys'
import { openTestShop, type TestShop } from '../testing/test-shop'

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
async function startApi(change: { streamLifetimeMs?: number } = {}): Promise<{ app: App; address: string }> {
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
    ...change,
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

test('administrators at two processes hear within 5 s of an order that a third one took, and when it is confirmed', async () => {
  const [one, two] = [await startApi(), await startApi()]
  const [first, second] = [await listen(one.address), await listen(two.address, 'adele')]
  expect(first.status).toBe(200)
  expect(first.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  expect(first.headers.get('cache-control')).toBe('private, no-store')
  await until(() => first.events.length === 1 && second.events.length === 1, 5000)
  expect(first.events).toEqual([{ pendingOrders: 0, pendingSellers: 0, openReports: 0, newMessages: 0 }])

  const { id } = await orderCalls(shop).place([{ cents: 1000, quantity: 1 }])
  await until(() => first.events.length === 2 && second.events.length === 2, 5000)
  expect([first.events.at(-1), second.events.at(-1)]).toEqual([pending(1), pending(1)])

  await orderCalls(shop).move(id, 'Confirmed')
  await until(() => first.events.length === 3 && second.events.length === 3, 5000)
  expect([first.events.at(-1), second.events.at(-1)]).toEqual([pending(0), pending(0)])
  await Promise.all([one.app.close(), two.app.close()])
})

test('a process that stops ends its streams, and its successor tells what happened meanwhile', async () => {
  const before = await startApi()
  const heard = await listen(before.address)
  await until(() => heard.events.length === 1, 5000)
  const began = Date.now()
  await before.app.close()
  await heard.ended
  expect(Date.now() - began).toBeLessThan(3000)

  await orderCalls(shop).place([{ cents: 1000, quantity: 1 }])
  const after = await startApi()
  const again = await listen(after.address)
  await until(() => again.events.length === 1, 5000)
  expect(again.events).toEqual([pending(1)])
  await after.app.close()
})

test('a stream says every few seconds that it lives', async () => {
  const { app, address } = await startApi()
  const heard = await listen(address)
  await until(() => heard.text().includes(': still here'), 6000)
  await app.close()
})

test('a stream ends soon after its account is no administrator any more, and when its time is over', async () => {
  const { app, address } = await startApi()
  const heard = await listen(address)
  await until(() => heard.events.length === 1, 5000)
  administrators.delete('admin')
  const began = Date.now()
  await heard.ended
  expect(Date.now() - began).toBeLessThan(7000)
  expect((await listen(address)).status).toBe(403)
  await app.close()

  const short = await startApi({ streamLifetimeMs: 100 })
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
  let status = 429
  for (const end = Date.now() + 5000; status === 429 && Date.now() < end; ) ({ status } = await listen(address))
  expect(status).toBe(200)
  await app.close()
})
