import { eq, type SQL, sql } from 'drizzle-orm'
import { type Catalogue, createCachedCatalogue } from '../catalogue/cached-catalogue'
import { type Filters, filterCondition } from '../facets/filters'
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

/** Pseudo-random numbers, the same in each run. */
function numbers(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}
const random = numbers(11)
const pick = <T>(values: readonly T[]): T => values[random(values.length)] as T

const second = sql`date_trunc('second', created_at)`
/** What the category indexes know of the rankings; products that have the same are in the order of their mix. */
const orders: readonly { asked: Partial<ListingQuery>; by: SQL }[] = [
  { asked: { sortId: 1 }, by: sql`price_cents, mix` },
  { asked: { sortId: -1 }, by: sql`price_cents desc, mix desc` },
  { asked: { sort: 'newest' }, by: sql`${second} desc, mix desc` },
  { asked: { sort: 'best-selling' }, by: sql`least(units_sold, 524287) desc, featured desc, ${second} desc, mix desc` },
  { asked: { sort: 'top-rated' }, by: sql`rating_score desc, featured desc, ${second} desc, mix desc` },
]

const randomFilters = (): Filters => ({
  ...(random(2) && { category: `category ${random(4)}` }),
  ...(random(3) === 0 && { brand: [`Brand ${random(5)}`, `Brand ${random(5)}`] }),
  ...(random(4) === 0 && { availability: pick<('in-stock' | 'pre-order')[]>([['in-stock'], ['pre-order']]) }),
  ...(random(5) === 0 && { rating: 1 + random(5) }),
  ...(random(5) === 0 && { audience: 'women' as const }),
  ...(random(5) === 0 && { tag: pick(['sport', 'home']) }),
  ...(random(5) === 0 && { collection: 'featured' as const }),
  ...(random(3) === 0 && { min: 10 + random(30) / 100 }),
  ...(random(3) === 0 && { max: 10.15 + random(30) / 100 }),
})

async function expected(filters: Filters, by: SQL): Promise<string[]> {
  const { rows } = await database.db.execute<{ id: string }>(
    sql`select id from products where ${filterCondition(filters, NO_SALES)} order by ${by}`,
  )
  return rows.map(({ id }) => id)
}

/** The catalogue, which reads its groups again on the next call. */
function upToDate(): Catalogue {
  inMemory.clear()
  return inMemory
}

const idsOf = (data: readonly { _id: string }[]) => data.map(({ _id }) => _id)
const sensible = ({ min = 0, max = 100 }: Filters) => min <= max

test.each(orders)(
  'pages of any filters and depth, asked for $asked, are those of the whole list',
  async ({ asked, by }) => {
    for (let n = 0; n < 40; n += 1) {
      const filters = randomFilters()
      if (!sensible(filters)) continue
      const whole = await expected(filters, by)
      const size = pick([5, 20, 60])
      for (const page of [0, random(4), random(Math.ceil(whole.length / size) + 1)]) {
        const { data, count } = await listProducts(upToDate(), { ...filters, ...asked, page, size })
        expect(idsOf(data)).toEqual(whole.slice(page * size, (page + 1) * size))
        expect(count).toBe(whole.length)
      }
    }
  },
)

test('the default order is that of the database, facets and counts too', async () => {
  for (let n = 0; n < 40; n += 1) {
    const filters = randomFilters()
    if (!sensible(filters)) continue
    const query = { ...filters, size: pick([5, 20, 60]), page: random(8), sort: 'mixed' as const }
    expect(await listProducts(upToDate(), query)).toEqual(await listProducts(inDatabase, query))
  }
})

test('a collection, and other products of a category, are the whole list from the first to the last page', async () => {
  const by = orders[3]?.by ?? sql``
  const [best, own] = [await expected({}, by), await expected({ category: 'category 1' }, by)]
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
  for (const { asked, by } of [{ asked: { sort: 'mixed' as const }, by: sql`mix` }, ...orders]) {
    const before = await expected({}, by)
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

test('all pages of a large shop are listed in memory, also while a change is not read yet, and none of a small one', async () => {
  const groups = await upToDate().groups()
  expect(inMemory.listsFrom(groups)).toBe(true)
  expect(inDatabase.listsFrom(await inDatabase.groups())).toBe(false)
  const small = createCachedCatalogue({ db: database.db, pictures: testPictures }, 'on', refuse, PRODUCTS + 1)
  expect(small.listsFrom(await small.groups())).toBe(false)
  const [cheapest = ''] = await expected({}, sql`price_cents, mix`)
  await database.db.update(products).set({ priceCents: 99_900, updatedAt: new Date() }).where(eq(products.id, cheapest))
  inMemory.clear()
  const { data } = await listProducts(inMemory, { sortId: -1, page: 0, size: 1 })
  expect(idsOf(data)).toEqual([cheapest])
  // Further pages must have the same order as the first one.
  expect(inMemory.listsFrom(groups)).toBe(true)
})
