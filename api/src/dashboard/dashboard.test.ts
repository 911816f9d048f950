import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { orderDays, productDays } from '../order-figures/table'
import { recordBatch } from '../telemetry/record-batch'
import { call, newProduct, openTestShop, stock, type TestShop } from '../testing/test-shop'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const read = async (path: string) => {
  const answer = await call(shop.app, 'GET', `/api/v1/admin/${path}`, { token: 'admin' })
  return { status: answer.statusCode, ...answer.json() }
}

const day = (name: string, orders: number, cents: number, part = 0) => ({
  ...{ day: name, part, orders, revenueCents: cents, units: orders * 2 },
  ...{ returns: orders > 2 ? 1 : 0, returnedUnits: 0, returnedCents: orders > 2 ? 250 : 0 },
})

const visits = (minute: string, count: number, sampled = false) =>
  recordBatch(
    shop.db,
    {
      id: randomUUID(),
      counts: [
        { remote: 'shell', version: '1.0.0', kind: 'visit', minute, count },
        { remote: 'shell', version: '1.0.0', kind: 'failed', minute, count },
        { remote: 'mf-cart', version: '1.0.0', kind: 'visit', minute, count },
      ],
      vitals: [],
      ...(sampled && { sampled }),
    },
    new Date(),
  )

beforeEach(async () => {
  await shop.db.execute(sql`truncate order_days, product_days, visit_days`)
})

test('the figures of a period add up its days and stand beside those of the period before', async () => {
  await shop.db
    .insert(orderDays)
    .values([
      day('2026-02-27', 9, 9000),
      day('2026-02-28', 1, 1000),
      day('2026-03-01', 3, 4000, 5),
      day('2026-03-01', 1, 1000),
      day('2026-03-02', 2, 3000),
      day('2026-03-03', 7, 7000),
    ])
  await visits('2026-03-01T23:59:59Z', 30)
  await visits('2026-03-01T00:00:00Z', 10)
  const { data } = await read('dashboard?from=2026-03-01&to=2026-03-02')
  expect(data).toMatchObject({
    period: { from: '2026-03-01', to: '2026-03-02' },
    periodBefore: { from: '2026-02-27', to: '2026-02-28' },
  })
  expect(data.figures).toEqual({
    ...{ revenue: 80, orders: 6, averageOrder: 13.33, units: 12, returns: 1, returnedUnits: 0, returnedTotal: 2.5 },
    // Four orders on the day with counted visits.
    ...{ visits: 40, conversion: 0.1 },
  })
  expect(data.figuresBefore).toMatchObject({ revenue: 100, orders: 10, visits: 0, conversion: null })
  expect(data.points).toEqual([
    { start: '2026-03-01', end: '2026-03-01', revenue: 50, orders: 4, units: 8, returns: 1, visits: 40 },
    { start: '2026-03-02', end: '2026-03-02', revenue: 30, orders: 2, units: 4, returns: 0, visits: 0 },
  ])
})

test('points are days, weeks from Monday or months, cut to the period', async () => {
  await shop.db.insert(orderDays).values([day('2026-02-28', 1, 100), day('2026-03-02', 2, 200)])
  const points = async (by: string) => (await read(`dashboard?from=2026-02-27&to=2026-03-09&by=${by}`)).data.points
  expect(await points('day')).toHaveLength(11)
  expect(
    (await points('week')).map((one: { start: string; end: string; orders: number }) => [
      one.start,
      one.end,
      one.orders,
    ]),
  ).toEqual([
    ['2026-02-27', '2026-03-01', 1],
    ['2026-03-02', '2026-03-08', 2],
    ['2026-03-09', '2026-03-09', 0],
  ])
  expect((await points('month')).map((one: { start: string; end: string }) => [one.start, one.end])).toEqual([
    ['2026-02-27', '2026-02-28'],
    ['2026-03-01', '2026-03-09'],
  ])
})

test('where telemetry counts only a share of the page views, conversion is unknown', async () => {
  await shop.db.insert(orderDays).values([day('2026-03-01', 4, 4000)])
  await visits('2026-03-01T10:00:00Z', 30, true)
  await visits('2026-03-01T10:00:00Z', 10)
  const { data } = await read('dashboard?from=2026-03-01&to=2026-03-01')
  expect(data).toMatchObject({ sampled: true, figures: { visits: 40, conversion: null } })
})

test('where fewer visits were counted than orders, conversion is unknown', async () => {
  await shop.db.insert(orderDays).values([day('2026-03-01', 59, 4000)])
  await visits('2026-03-01T10:00:00Z', 2)
  const { data } = await read('dashboard?from=2026-03-01&to=2026-03-01')
  expect(data).toMatchObject({ figures: { visits: 2, orders: 59, conversion: null } })
})

test('the summary keeps the figures that older releases of the back office read', async () => {
  const today = new Date().toISOString().slice(0, 10)
  await shop.db.insert(orderDays).values([day(today, 2, 3000), day(today, 1, 500, 3)])
  const { data } = await read('summary')
  expect(Object.keys(data)).toEqual([
    ...['pendingOrders', 'pendingSellers', 'openReports', 'newMessages', 'ordersToday', 'lowStock', 'revenue'],
  ])
  expect(data).toMatchObject({ lowStock: expect.any(Number), revenue: { length: 30 } })
  // Around midnight, the row may belong to yesterday.
  expect(data.revenue.find((one: { day: string }) => one.day === today)).toEqual({ day: today, orders: 3, total: 35 })
  expect([data.revenue.at(-1).orders, data.ordersToday]).toEqual([data.ordersToday, data.ordersToday])
})

test('without a range the last 30 UTC days are shown; an impossible or endless range is a 400', async () => {
  const { data } = await read('dashboard')
  expect(data.points).toHaveLength(30)
  expect(data.period.to).toBe(new Date().toISOString().slice(0, 10))
  for (const range of ['from=2026-03-02&to=2026-03-01', 'from=2020-01-01&to=2026-01-01', 'from=tomorrow', 'by=year'])
    expect(await read(`dashboard?${range}`)).toMatchObject({ status: 'error' })
  for (const day of ['0000-01-01', '0001-01-01', '9999-12-31', '2026-02-30'])
    expect(await read(`dashboard?from=${day}&to=${day}`)).toMatchObject({ status: 'error', field: 'from' })
  expect(await read('best-sellers?from=2020-01-01&to=2026-01-01')).toMatchObject({ status: 'error', field: 'from' })
})

test('best sellers are the products of which most pieces were sold in the period', async () => {
  const [mug, pot, cup] = await stock(shop, ...['Mug', 'Pot', 'Cup'].map((name) => newProduct({ name, stock: 100 })))
  const sold = (productId: string | undefined, on: string, units: number) => ({
    productId: productId ?? '',
    day: on,
    units,
    revenueCents: units * 100,
  })
  await shop.db
    .insert(productDays)
    .values([
      sold(mug?.id, '2026-03-01', 2),
      sold(mug?.id, '2026-03-02', 3),
      sold(pot?.id, '2026-03-01', 4),
      sold(pot?.id, '2026-02-01', 40),
      sold(cup?.id, '2026-03-01', 0),
    ])
  const { data } = await read('best-sellers?from=2026-03-01&to=2026-03-31')
  expect(data).toMatchObject([
    { _id: mug?.id, name: 'Mug', sku: mug?.sku, image: '/media/v1-test/640.webp', units: 5, revenue: 5 },
    { _id: pot?.id, units: 4, revenue: 4 },
  ])
})

test('what runs out is listed, fewest first, without what is not shown', async () => {
  const [six, five, none, hidden] = await stock(shop, ...[6, 5, 0, 1].map((pieces) => newProduct({ stock: pieces })))
  await shop.db.execute(sql`update products set active = false where id = ${hidden?.id}`)
  const answer = await read('low-stock')
  expect(answer.data.map(({ _id, stock: left }: { _id: string; stock: number }) => [_id, left])).toEqual([
    [none?.id, 0],
    [five?.id, 5],
  ])
  expect(answer.count).toBe(2)
  expect(JSON.stringify(answer)).not.toContain(six?.id)
})
