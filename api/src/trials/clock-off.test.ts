import { until } from '@superium/shared/testing/node'
import { eq, sql } from 'drizzle-orm'
import { claim } from '../catalogue-import/claim-import'
import { catalogueImports } from '../catalogue-import/table'
import { readRevision } from '../catalogue-revision/read-revision'
import type { Database } from '../database/database'
import type { OutboxMail } from '../mail/delivery/mail-sink'
import { startMailWorker } from '../mail/delivery/start-mail-worker'
import { putIntoOutbox } from '../mail/put-into-outbox'
import { mailOutbox } from '../mail/table'
import { orders } from '../orders/table'
import { products } from '../products/table'
import { moveClock } from '../testing/move-clock'
import { sendTestOrder } from '../testing/send-test-order'
import { call, newProduct, openTestShop, stock, type TestShop } from '../testing/test-shop'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterEach(() => jest.useRealTimers())
afterAll(() => shop.close())

const OFF = [
  ['ahead', 10],
  ['behind', -10],
] as const

test.each(OFF)('a change by a process whose clock is 10 min %s is seen by the others at once', async (_, minutes) => {
  const [first, second] = await stock(shop, newProduct(), newProduct())
  const changedAt = (id: string | undefined, age: string) =>
    shop.db
      .update(products)
      .set({ updatedAt: sql`now() - ${age}::interval` })
      .where(eq(products.id, id ?? ''))
  await changedAt(first?.id, '1 hour')
  await changedAt(second?.id, '0')
  const before = await readRevision(shop.db)
  moveClock(minutes)
  const body = { brand: 'Newfield' }
  const answer = await call(shop.app, 'PATCH', `/api/v1/admin/products/${first?.id}`, { token: 'admin', body })
  expect(answer.statusCode).toBe(200)
  expect((await readRevision(shop.db)).mark).not.toBe(before.mark)
  const [row] = await shop.db
    .select({ late: sql<boolean>`abs(extract(epoch from now() - ${products.updatedAt})) > 60` })
    .from(products)
    .where(eq(products.id, first?.id ?? ''))
  expect(row?.late).toBe(false)
})

test('an order that comes again at a process whose clock is 10 min off is not placed twice', async () => {
  const [product] = await stock(shop, newProduct())
  const lines = [{ productId: product?.id, quantity: 1 }]
  const quoted = await call(shop.app, 'POST', '/api/v1/shop/quote', { body: { products: lines } })
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const send = () => sendTestOrder(shop.app, 'ann', lines, quoted.json().data.orderTotal, {}, headers)
  const placed = [(await send()).json().data._id]
  for (const [, minutes] of OFF) {
    moveClock(minutes)
    placed.push((await send()).json().data._id)
  }
  expect(new Set(placed).size).toBe(1)
  expect(await shop.db.$count(orders, eq(orders.userId, 'ann'))).toBe(1)
})

test.each(OFF)(
  'an e-mail of a process whose clock is 10 min %s is sent at once, and by one worker',
  async (_, minutes) => {
    const taken: string[] = []
    let finish = () => {}
    const finished = new Promise<void>((resolve) => {
      finish = resolve
    })
    const worker = (name: string, db = shop.db) =>
      startMailWorker(
        db,
        {
          name,
          async take({ recipient }: OutboxMail) {
            taken.push(`${name}: ${recipient}`)
            await finished
          },
          close: () => undefined,
        },
        () => undefined,
        20,
      )
    await shop.db.delete(mailOutbox)
    moveClock(minutes)
    const recipient = `off${minutes}@shop.example`
    await putIntoOutbox(shop.db, [{ recipient, subject: 's', text: 't', html: '<p>h</p>' }], new Date())
    jest.useRealTimers()
    const right = worker('right')
    await until(() => taken.length === 1)
    moveClock(minutes)
    // Each poll starts by reading the database's time.
    let looks = 0
    const watched: Database = Object.create(shop.db, {
      execute: {
        value: (query: Parameters<Database['execute']>[0]) => {
          looks += 1
          return shop.db.execute(query)
        },
      },
    })
    const off = worker('off', watched)
    // The other worker polls many times while the first one sends.
    await until(() => looks > 5)
    finish()
    await Promise.all([right.stop(), off.stop()])
    expect(taken).toEqual([`right: ${recipient}`])
  },
)

test('an import that one process works on is not taken by another whose clock is 10 min ahead', async () => {
  const uploaded = await shop.app.inject({
    ...{ method: 'POST', url: '/api/v1/admin/imports?name=goods.csv' },
    headers: { authorization: 'Bearer admin', 'content-type': 'application/octet-stream' },
    payload: 'id,title',
  })
  const id: string = uploaded.json().data._id
  expect((await claim(shop.db))?.id).toBe(id)
  moveClock(10)
  expect(await claim(shop.db)).toBeUndefined()
  jest.useRealTimers()
  await shop.db
    .update(catalogueImports)
    .set({ leasedUntil: new Date(0) })
    .where(eq(catalogueImports.id, id))
  moveClock(-10)
  expect((await claim(shop.db))?.id).toBe(id)
})
