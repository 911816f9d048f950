import { and, eq, sql } from 'drizzle-orm'
import { type Catalogue, createCachedCatalogue } from '../catalogue/cached-catalogue'
import { MOST_FOUND } from '../keyset/find-few'
import { openTestDatabase, type TestDatabase } from '../testing/test-database'
import { testPictures } from '../testing/test-pictures'
import { newProduct } from '../testing/test-shop'
import type { AdminProductSort, AdminProductsQuery } from './admin-list-schema'
import type { FindByBeginnings } from './find-page-in-memory'
import { insertProducts } from './insert-products'
import { adminRows } from './list-admin-products'
import { products } from './table'

let database: TestDatabase
let inMemory: Catalogue

const MUGS = 300

beforeAll(async () => {
  database = await openTestDatabase()
  const { db } = database
  // Prices and seconds of creation repeat, so that only the database can order some products.
  const all = Array.from({ length: MUGS }, (_, n) =>
    newProduct({
      ...{ name: n % 4 ? `Stoneware Mug ${n}` : `Kettle ${n}`, category: n % 2 ? 'kitchen' : 'homedecor' },
      ...{ active: n % 10 > 0, priceCents: 500 + (n % 40), sku: `${n % 50 ? 'TEA' : 'MUG'}-${n}` },
      createdAt: new Date(Date.UTC(2026, 0, 1, 0, 0, Math.floor(n / 8), n % 5)),
    }),
  )
  await insertProducts(db, all)
  inMemory = createCachedCatalogue({ db, pictures: testPictures }, 'on', fail, 1)
  while (!(await titled(['mug']))) await new Promise((resolve) => setTimeout(resolve, 20))
})
afterAll(() => database.close())

const titled: FindByBeginnings = async (words) => (await inMemory.reader()).titled(words)

function fail(error: unknown): never {
  throw error
}

/** Finds in memory and counts the calls. */
function counted(): { find: FindByBeginnings; times(): number } {
  let times = 0
  const find: FindByBeginnings = async (words) => {
    const found = await titled(words)
    return (
      found && {
        total: found.total,
        nearest(wanted) {
          const near = found.nearest(wanted)
          if (near) times += 1
          return near
        },
      }
    )
  }
  return { find, times: () => times }
}

/** The ids and counts of all pages, forwards to the last one and back. */
async function walk(query: Pick<AdminProductsQuery, 'sort' | 'search' | 'size'>, find?: FindByBeginnings) {
  const there: string[] = []
  const back: string[] = []
  const counts: unknown[] = []
  let page = await adminRows(database.db, query, find)
  while (true) {
    there.push(...page.rows.map(({ id }) => id))
    counts.push([page.count, page.countIsExact])
    if (!page.next) break
    page = await adminRows(database.db, { ...query, after: page.next }, find)
  }
  while (page.previous) {
    page = await adminRows(database.db, { ...query, before: page.previous }, find)
    back.unshift(...page.rows.map(({ id }) => id))
  }
  return { there, back, counts }
}

describe.each<AdminProductSort>(['newest', 'price-low', 'price-high'])('sorted by %s', (sort) => {
  test.each([
    ['mug', 7],
    ['stone mu', 50],
    ['kettle', 20],
    ['mug-1', 3],
    ['zzz', 5],
  ])('pages of a search for %s are those of the database, there and back', async (search, size) => {
    const { find, times } = counted()
    const found = await walk({ sort, search, size }, find)
    expect(found).toEqual(await walk({ sort, search, size }))
    expect(times()).toBeGreaterThan(0)
  })
})

test('more matches than are sorted are counted exactly in memory', async () => {
  const find: FindByBeginnings = async (words) => {
    const found = await titled(words)
    return found && { ...found, total: found.total + MOST_FOUND }
  }
  const { count, countIsExact, rows } = await adminRows(database.db, { search: 'mug', size: 20, sort: 'newest' }, find)
  const { length } = (await walk({ search: 'mug', size: 100, sort: 'newest' })).there
  expect([count, countIsExact, rows.length]).toEqual([length + MOST_FOUND, true, 20])
})

test.each<AdminProductSort>(['newest', 'name', 'most-left'])(
  'more matches than are sorted, which memory cannot order by %s, are met in the list',
  async (sort) => {
    const find: FindByBeginnings = async () => ({ total: MOST_FOUND + 1, nearest: () => null })
    const read = jest.spyOn(database.db, 'transaction')
    const query = { search: 'mug', size: 20, sort }
    const page = await adminRows(database.db, query, find)
    expect(read).not.toHaveBeenCalled()
    read.mockRestore()
    expect(page).toMatchObject({ count: MOST_FOUND, countIsExact: false, countIsLeast: true })
    const all = await adminRows(database.db, query)
    expect(page.rows.map(({ id }) => id)).toEqual(all.rows.map(({ id }) => id))
  },
)

test('the database searches by another order and with filters', async () => {
  const { find, times } = counted()
  await adminRows(database.db, { search: 'mug', size: 20, sort: 'name' }, find)
  await adminRows(database.db, { search: 'mug', size: 20, sort: 'newest', category: 'kitchen' }, find)
  expect(times()).toBe(0)
})

test('what was archived since memory was read is listed once, and no page is short of it', async () => {
  const { find } = counted()
  const old = await titled(['mug'])
  const late: FindByBeginnings = async (words) => (words.length === 1 ? old : find(words))
  await database.db
    .update(products)
    .set({ active: false, updatedAt: sql`now()` })
    .where(and(eq(products.category, 'kitchen'), sql`name like '%Mug 2%'`))
  const query = { search: 'mug', size: 9, sort: 'newest' } as const
  expect((await walk(query, late)).there).toEqual((await walk(query)).there)
})
