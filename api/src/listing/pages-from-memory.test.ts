import { sql } from 'drizzle-orm'
import { type Catalogue, createCachedCatalogue } from '../catalogue/cached-catalogue'
import { type Filters, filterCondition } from '../facets/filters'
import { type Order, rankingOf } from '../products/order'
import { products } from '../products/table'
import { openTestDatabase, type TestDatabase } from '../testing/test-database'
import { testPictures } from '../testing/test-pictures'
import { listCollection, listRelated } from './list-collection-and-related'
import { listProducts } from './list-products'
import type { ListingQuery } from './schema'

const PRODUCTS = 1200
const NO_SALES: ReadonlySet<string> = new Set()

let database: TestDatabase
let inMemory: Catalogue
let inDatabase: Catalogue

const refuse = (error: unknown) => {
  throw error
}

/** Numbered products, many of which share price, sales, rating, flag and the second of creation. */
const add = (from: number, to: number) =>
  database.db.execute(sql`insert into products (id, sku, name, description, brand, category, colour, condition, status,
      base_price_cents, price_cents, stock, images, units_sold, rating_count, rating_total, featured, tags, audience, created_at)
    select gen_random_uuid(), 'P-' || n, 'Thing ' || n, '', 'Brand ' || n % 5, 'category ' || n % 3, '', 'New',
      case when n % 9 = 0 then 'pre-order' else 'in-stock' end, 1000 + n % 40, 1000 + n % 40, n % 6, array['v1-test'],
      case when n % 5 > 0 then 0 when n = 5 then 600000 else n % 4 end, case when n % 3 = 0 then n % 8 else 0 end,
      case when n % 3 = 0 then n % 8 * (1 + n % 5) else 0 end, n % 7 = 0,
      case n % 4 when 0 then array['sport', 'gift'] when 1 then array['home'] else '{}' end,
      case when n % 2 = 0 then 'women' else 'unisex' end,
      timestamptz '2026-01-01' + (case when n % 2 = 0 then 0 else n % 30 end) * interval '1 second'
        + (n % 11) * interval '1 millisecond'
    from generate_series(${sql.raw(String(from))}, ${sql.raw(String(to))}) as n`)

beforeAll(async () => {
  database = await openTestDatabase()
  await add(1, PRODUCTS)
  inMemory = createCachedCatalogue({ db: database.db, pictures: testPictures }, 'on', refuse, 1)
  inDatabase = createCachedCatalogue({ db: database.db, pictures: testPictures }, 'off')
})
afterAll(() => database.close())

const orders: readonly { asked: Partial<ListingQuery>; order: Order }[] = [
  { asked: { sortId: 1 }, order: 'cheapest' },
  { asked: { sortId: -1 }, order: 'dearest' },
  { asked: { sort: 'newest' }, order: 'newest' },
  { asked: { sort: 'best-selling' }, order: 'bestSelling' },
  { asked: { sort: 'top-rated' }, order: 'topRated' },
]

async function expected(filters: Filters, order: Order): Promise<string[]> {
  const { rows } = await database.db.execute<{ id: string }>(
    sql`select id from products where ${filterCondition(filters, NO_SALES)}
      order by ${sql.join(rankingOf(order), sql`, `)}`,
  )
  return rows.map(({ id }) => id)
}

/** The catalogue, which reads its groups again on the next call. */
function upToDate(): Catalogue {
  inMemory.clear()
  return inMemory
}

const idsOf = (data: readonly { _id: string }[]) => data.map(({ _id }) => _id)

test('pages, counts and facets are those of the database, in the default order, too', async () => {
  const filters: Filters[] = [{}, { category: 'category 1', max: 10.2 }, { brand: ['Brand 2'], min: 10.1 }]
  for (const choice of filters)
    for (const { asked } of [...orders, { asked: { sort: 'mixed' as const } }])
      for (const page of [0, 3]) {
        const query = { ...choice, ...asked, size: 60, page }
        expect(await listProducts(upToDate(), query)).toEqual(await listProducts(inDatabase, query))
      }
})

test('a collection, and other products of a category, are the whole list from the first to the last page', async () => {
  const best = await expected({}, 'bestSelling')
  const own = await expected({ category: 'category 1' }, 'bestSelling')
  const without = own[3] ?? ''
  const read = async (page: number) =>
    (await listCollection(upToDate(), { collection: 'best-seller', page, size: 60 })).data
  const related = async (page: number) =>
    (await listRelated(upToDate(), { category: 'category 1', exclude: without, page, size: 60 })).data
  const pages = async (list: readonly string[], one: typeof read) => {
    const all: string[] = []
    for (let page = 0; page * 60 < list.length; page += 1) all.push(...idsOf(await one(page)))
    return all
  }
  expect(await pages(best, read)).toEqual(best)
  expect(await pages(own, related)).toEqual(own.filter((id) => id !== without))
})

test('what was added after the first page does not shift those that follow, at any depth', async () => {
  for (const { asked, order } of [{ asked: { sort: 'mixed' as const }, order: 'mixed' as const }, ...orders]) {
    const before = await expected({}, order)
    const first = await listProducts(upToDate(), { ...asked, page: 0, size: 20 })
    const whole = asked.sort === 'mixed' ? null : before
    const read = (page: number) => listProducts(upToDate(), { ...asked, page, size: 20, snapshot: first.snapshot })
    const later = [await read(1), await read(13), await read(45)]
    await add(5000, 5060)
    for (const [i, page] of [1, 13, 45].entries()) {
      const { data, count } = await read(page)
      expect(idsOf(data)).toEqual(idsOf(later[i]?.data ?? []))
      if (whole) expect(idsOf(data)).toEqual(whole.slice(page * 20, (page + 1) * 20))
      expect(count).toBe(before.length)
    }
    await database.db.delete(products).where(sql`sku like 'P-50%'`)
    await database.db.execute(sql`update products set updated_at = now() where sku = 'P-1'`)
    inMemory = createCachedCatalogue({ db: database.db, pictures: testPictures }, 'on', refuse, 1)
  }
})
