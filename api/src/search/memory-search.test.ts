import { eq, sql } from 'drizzle-orm'
import { type Catalogue, createCachedCatalogue } from '../catalogue/cached-catalogue'
import { listProducts } from '../listing/list-products'
import type { ListingQuery } from '../listing/schema'
import { insertProducts } from '../products/insert-products'
import { products } from '../products/table'
import { suggest } from '../suggestions/suggest'
import { openTestDatabase, type TestDatabase } from '../testing/test-database'
import { testPictures } from '../testing/test-pictures'
import { newProduct } from '../testing/test-shop'
import type { PartialSearch } from './best-partial-search'

let database: TestDatabase
let inMemory: Catalogue
let inDatabase: Catalogue

const refuse = (error: unknown) => {
  throw error
}

/** More matches than are ranked by text. */
const MUGS = 400

beforeAll(async () => {
  database = await openTestDatabase()
  const { db } = database
  const all = Array.from({ length: MUGS }, (_, n) =>
    newProduct({
      name: n % 3 ? `Stoneware Mug ${n}` : `Kettle ${n}`,
      description: n % 9 === 0 ? 'Boils for a while.' : 'Goes with every mug.',
      category: n % 2 ? 'kitchen' : 'homedecor',
      brand: `Brand ${n % 4}`,
      priceCents: 500 + 7 * n,
      unitsSold: n % 11,
      createdAt: new Date(Date.UTC(2026, 0, 1, 0, n)),
    }),
  )
  await insertProducts(db, all)
  inMemory = createCachedCatalogue({ db, pictures: testPictures }, 'on', refuse, 1)
  inDatabase = createCachedCatalogue({ db, pictures: testPictures }, 'off')
  await inMemory.reader()
  while (!inMemory.searchesInMemory()) await new Promise((resolve) => setTimeout(resolve, 20))
})
afterAll(() => database.close())

const queries: ListingQuery[] = [
  { search: 'mug', page: 0, size: 20 },
  { search: 'mug', page: 14, size: 20 },
  { search: 'mug', page: 0, size: 20, min: 6, max: 15, category: 'kitchen' },
  { search: 'mug', page: 2, size: 5, sort: 'newest', brand: ['Brand 1'] },
  { search: 'mug', page: 1, size: 20, sort: 'best-selling' },
  { search: 'mug', page: 1, size: 20, sort: 'top-rated' },
  { search: 'mug', page: 1, size: 20, sortId: -1 },
  { search: 'kettles', page: 0, size: 20 },
  { search: 'every kettle', page: 1, size: 20 },
  { search: 'nothing', page: 0, size: 20 },
]

test.each(queries)('%j has in memory the answer that it has in the database', async (query) => {
  expect(await listProducts(inMemory, query)).toEqual(await listProducts(inDatabase, query))
})

test.each(['mug', 'kett', 'stone mug', 'brand'])('so have the suggestions for %s', async (search) => {
  expect(await suggest(inMemory, { search })).toEqual(await suggest(inDatabase, { search }))
})

const bestPart = async (catalogue: Catalogue, wanted: PartialSearch) => (await catalogue.reader()).bestPart(wanted)

const partial = (typed: string[], meant: string[][], sets: number[][], texts: 'search' | 'titleSearch') => ({
  ...{ typed: typed.map((word) => [word]), meant: typed.map((_, i) => meant[i] ?? []), sets, texts },
})

test.each([
  ['no product has both words', partial(['stoneware', 'kettle'], [], [[0, 1], [0], [1]], 'search'), [0]],
  ['a description has one of them', partial(['kettle', 'boils'], [], [[0, 1], [0]], 'search'), [0, 1]],
  ['titles have only the other one', partial(['kettle', 'boils'], [], [[0, 1], [1], [0]], 'titleSearch'), [0]],
  ['a word is misspelt', partial(['stonewear', 'mug'], [['stoneware']], [[0, 1]], 'search'), [0, 1]],
  ['a known word is not corrected', partial(['mug', 'boils'], [['kettle']], [[0, 1], [1]], 'titleSearch'), null],
  ['stop words are words of their own', partial(['every', 'kettle'], [], [[0, 1], [1]], 'titleSearch'), [1]],
  ['nothing is found', partial(['quokka', 'unicorn'], [], [[0, 1], [0], [1]], 'search'), null],
])('the best part of a search is that of the database: %s', async (_, wanted, set) => {
  const found = await bestPart(inMemory, wanted)
  expect(found).toEqual(await bestPart(inDatabase, wanted))
  expect(found?.set ?? null).toEqual(set)
})

test('parts of a search are looked for without a statement to the index of words', async () => {
  const read = jest.spyOn(database.db, 'transaction')
  await bestPart(
    inMemory,
    partial(
      ['stoneware', 'kettle', 'mug'],
      [],
      [
        [0, 1],
        [0, 2],
      ],
      'search',
    ),
  )
  expect(read).not.toHaveBeenCalled()
  read.mockRestore()
})

test.each([0, 1, 600])('the database goes on where looking in memory would cost more than %d', async (mostCost) => {
  const poor = createCachedCatalogue({ db: database.db, pictures: testPictures }, 'on', refuse, 1, mostCost)
  await poor.reader()
  while (!poor.searchesInMemory()) await new Promise((resolve) => setTimeout(resolve, 20))
  const read = jest.spyOn(database.db, 'transaction')
  const wanted = partial(['stoneware', 'kettle'], [], [[0, 1], [0], [1]], 'search')
  expect((await bestPart(poor, wanted))?.set).toEqual([0])
  expect(read).toHaveBeenCalled()
  read.mockRestore()
})

test('titles are counted as in the database, as long as words are in memory', async () => {
  const { rows } = await database.db.execute<{ n: number }>(
    sql`select count(*)::int as n from products where active and title_search @@ to_tsquery('simple', 'stone:* & mu:*')`,
  )
  expect((await (await inMemory.reader()).titled(['stone', 'mu']))?.total).toBe(rows[0]?.n)
  expect(await (await inDatabase.reader()).titled(['stone', 'mu'])).toBeNull()
  expect([inMemory.searchesInMemory(), inDatabase.searchesInMemory()]).toEqual([true, false])
})

test('a change shows at once', async () => {
  const { data } = await listProducts(inMemory, { search: 'kettle', page: 0, size: 1 })
  await database.db
    .update(products)
    .set({ name: 'Samovar', updatedAt: new Date() })
    .where(eq(products.id, data[0]?._id ?? ''))
  inMemory.clear()
  for (const search of ['samovar', 'kettle']) {
    const query = { search, page: 0, size: 20 }
    expect(await listProducts(inMemory, query)).toEqual(await listProducts(inDatabase, query))
  }
})
