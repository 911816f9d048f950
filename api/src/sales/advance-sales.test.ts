import { asc, eq } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { products } from '../products/table'
import { openTestDatabase, type TestDatabase } from '../testing/test-database'
import { newProduct, stock } from '../testing/test-shop'
import { advanceSales } from './advance-sales'
import { findRunningSale } from './queries'
import { priceHistory, saleItems, sales } from './table'

const DAY = 86_400_000
const start = new Date('2026-06-01T00:00:00Z')
const after = (days: number) => new Date(start.getTime() + days * DAY)

let database: TestDatabase
beforeEach(async () => {
  database = await openTestDatabase()
})
afterEach(() => database.close())

async function product(priceCents: number, createdAt = after(-100)) {
  const row = newProduct({ priceCents, createdAt })
  await stock(database, row)
  return row.id
}

async function schedule(items: Record<string, number>, from = 0, to = 7) {
  const id = uuidv7()
  await database.db.insert(sales).values({ id, name: `sale ${from}`, startsAt: after(from), endsAt: after(to) })
  const rows = Object.entries(items).map(([productId, priceCents]) => ({ productId, saleId: id, priceCents }))
  await database.db.insert(saleItems).values(rows)
  return id
}

const historyOf = (id: string) =>
  database.db
    .select({ priceCents: priceHistory.priceCents, since: priceHistory.since, saleId: priceHistory.saleId })
    .from(priceHistory)
    .where(eq(priceHistory.productId, id))
    .orderBy(asc(priceHistory.since), asc(priceHistory.id))

async function priceOf(id: string) {
  const [row] = await database.db.select().from(products).where(eq(products.id, id))
  return row && { price: row.priceCents, regular: row.regularPriceCents, sale: row.saleId }
}

test('a sale sets its prices at its start and restores the regular ones at its end; the price history has both', async () => {
  const { db } = database
  const id = await product(2000)
  const other = await product(3000)
  const sale = await schedule({ [id]: 1500 })

  await advanceSales(db, after(-1))
  expect(await priceOf(id)).toEqual({ price: 2000, regular: null, sale: null })
  expect(await findRunningSale(db, after(-1))).toBeNull()

  await advanceSales(db, after(0))
  expect(await priceOf(id)).toEqual({ price: 1500, regular: 2000, sale })
  expect(await priceOf(other)).toEqual({ price: 3000, regular: null, sale: null })
  expect(await findRunningSale(db, after(1))).toMatchObject({ id: sale, name: 'sale 0', endsAt: after(7) })

  await advanceSales(db, after(3))
  await advanceSales(db, after(7))
  expect(await priceOf(id)).toEqual({ price: 2000, regular: null, sale: null })
  expect(await findRunningSale(db, after(7))).toBeNull()
  expect(await historyOf(id)).toEqual([
    { priceCents: 2000, since: after(-100), saleId: null },
    { priceCents: 1500, since: after(0), saleId: sale },
    { priceCents: 2000, since: after(7), saleId: null },
  ])
})

test('eight concurrent schedulers change each price once', async () => {
  const id = await product(2000)
  await schedule({ [id]: 1500 })
  await Promise.all(Array.from({ length: 8 }, () => advanceSales(database.db, after(0))))
  await Promise.all(Array.from({ length: 8 }, () => advanceSales(database.db, after(8))))
  expect((await historyOf(id)).map(({ priceCents }) => priceCents)).toEqual([2000, 1500, 2000])
})

test.each([
  [
    'the price was lower within the 30 days',
    2000,
    [
      [-20, 1400],
      [-10, 2000],
    ],
    null,
  ],
  [
    'the price was a little lower within the 30 days',
    2000,
    [
      [-20, 1700],
      [-10, 2000],
    ],
    1700,
  ],
  [
    'the price was lower when the 30 days began',
    2000,
    [
      [-60, 1400],
      [-25, 2000],
    ],
    null,
  ],
  [
    'the price was lower only before the 30 days',
    2000,
    [
      [-60, 1400],
      [-40, 2000],
    ],
    2000,
  ],
  ['the price went up just before', 2000, [[-1, 2600]], 2000],
] as const)('struck-through price when %s', async (_, first, changes, regular) => {
  const id = await product(first)
  const rows = changes.map(([day, priceCents]) => ({ productId: id, id: uuidv7(), priceCents, since: after(day) }))
  await database.db.insert(priceHistory).values([...rows])
  await schedule({ [id]: 1500 })
  await advanceSales(database.db, after(0))
  expect(await priceOf(id)).toMatchObject({ price: 1500, regular })
})

test('a product that was sold for less than 30 days has no struck-through price', async () => {
  const id = await product(2000, after(-29))
  await schedule({ [id]: 1500 })
  await advanceSales(database.db, after(0))
  expect(await priceOf(id)).toMatchObject({ price: 1500, regular: null })
})

test('a second sale within 30 days is compared with the price of the first', async () => {
  const id = await product(2000)
  await schedule({ [id]: 1500 }, 0, 7)
  await schedule({ [id]: 1500 }, 10, 17)
  await schedule({ [id]: 1200 }, 20, 27)
  const regular = []
  for (const day of [0, 7, 10, 17, 20]) {
    await advanceSales(database.db, after(day))
    regular.push((await priceOf(id))?.regular)
  }
  expect(regular).toEqual([2000, null, null, null, 1500])
})

test('a sale neither raises a price nor takes over a product of another sale', async () => {
  const [id, taken] = [await product(1000), await product(2000)]
  const first = await schedule({ [taken]: 1800 }, -1, 5)
  await schedule({ [id]: 1000, [taken]: 1500 })
  await advanceSales(database.db, after(-1))
  await advanceSales(database.db, after(0))
  expect(await priceOf(id)).toEqual({ price: 1000, regular: null, sale: null })
  expect(await priceOf(taken)).toMatchObject({ price: 1800, sale: first })
})

test('after weeks without a scheduler the running sale ends, missed sales are skipped and the current one starts', async () => {
  const [old, missed, present] = [await product(2000), await product(2000), await product(2000)]
  await schedule({ [old]: 1500 }, 0, 7)
  await advanceSales(database.db, after(0))
  await schedule({ [missed]: 1500 }, 7, 14)
  await schedule({ [present]: 1500 }, 14, 21)
  await advanceSales(database.db, after(15))
  const prices = await Promise.all([old, missed, present].map(priceOf))
  expect(prices.map((price) => price?.price)).toEqual([2000, 2000, 1500])
  expect(await historyOf(missed)).toHaveLength(1)
})

test('a price that an administrator sets during a sale stays after it', async () => {
  const id = await product(2000)
  await schedule({ [id]: 1500 })
  await advanceSales(database.db, after(0))
  const set = { priceCents: 1900, basePriceCents: 1900, saleId: null, regularPriceCents: null }
  await database.db.update(products).set(set).where(eq(products.id, id))
  await advanceSales(database.db, after(8))
  expect(await priceOf(id)).toEqual({ price: 1900, regular: null, sale: null })
})
