import { and, inArray, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { readRevision } from '../catalogue-revision/read-revision'
import { ANEW, MARK } from '../database/keep-plan'
import { groupsOf } from '../facets/catalogue-groups'
import { filterCondition } from '../facets/filters'
import { readCategoryIndexes } from '../facets/read-products-with-same-traits'
import { sortedIds } from '../products/find-best-selling'
import { rankings } from '../products/rankings'
import { pageOfIds } from '../products/read-product-page'
import { productColumns } from '../products/row-to-product'
import { products } from '../products/table'
import { INDEX_ONLY, partialSearchQuery } from '../search/best-partial-search'
import { inSample } from '../search/sample'
import { searchConditions } from '../search/search-conditions'
import { wordSets } from '../search/word-sets'
import { testOnOneServer } from '../testing/on-cluster'
import { openTestShop, type TestShop } from '../testing/test-shop'
import { inSnapshot } from './listing-snapshot'
import { startOfDeepPage } from './start-of-deep-page'

let shop: TestShop
let snapshot: string

/** Enough products that a sequential scan is never the best plan. */
const PRODUCTS = 20_000
/** Products per statement, because statements have a time limit. */
const STEP = 2500

beforeAll(async () => {
  shop = await openTestShop()
  for (let from = 1; from < PRODUCTS; from += STEP)
    await shop.db.execute(sql`insert into products (id, sku, name, description, brand, category, colour, condition, status,
      base_price_cents, price_cents, stock, images, units_sold, audience, tags, created_at, seller_id)
    select gen_random_uuid(), 'P-' || n, 'Thing ' || md5(n::text), 'Made of ' || md5((n % 500)::text), 'Brand ' || n % 40,
      'category ' || n % 16, 'Black', 'New', (array['in-stock', 'pre-order'])[1 + n % 2],
      100 + n % 9000, 100 + n % 9000, n % 5, array['v1-test'], n % 300,
      (array['men', 'women', 'kids', 'unisex'])[1 + n % 4], case when n % 7 = 0 then '{sport,gift}'::text[] else '{}' end,
      now() - n * interval '1 minute',
      case when n % 3 = 0 then ('00000000-0000-7000-8000-00000000000' || n % 6)::uuid end
    from generate_series(${sql.raw(String(from))}, ${sql.raw(String(from + STEP - 1))}) as n`)
  await shop.db.execute(sql`vacuum analyze products`)
  snapshot = (await readRevision(shop.db)).snapshot
})
afterAll(() => shop.close())

/** One of two sellers, each with a sixth of all products. */
const SELLER = '00000000-0000-7000-8000-000000000003'

/** The plan of a page of ids as text; the generic plan where the statement is prepared. */
async function planOf(scope: ReturnType<typeof filterCondition>, order: keyof typeof rankings): Promise<string> {
  const page = pageOfIds(and(scope, inSnapshot(snapshot)), rankings[order], 20, 40)
  const { sql: text } = new PgDialect({ casing: 'snake_case' }).sqlToQuery(page)
  expect(text).toContain(MARK)
  const statement = text.includes(ANEW)
    ? sql`explain (costs off) ${page}`
    : sql.raw(`explain (generic_plan, costs off) ${text.replace(MARK, '')}`)
  const { rows } = await shop.db.execute<{ 'QUERY PLAN': string }>(statement)
  return rows.map((row) => row['QUERY PLAN']).join('\n')
}

const none = new Set<string>()

testOnOneServer.each([
  ['cheapest', { category: 'category 3', min: 5, max: 50 }, 'Index Only Scan using products_by_category_price'],
  ['dearest', { category: 'category 3' }, 'Index Only Scan Backward using products_by_category_price'],
  [
    'cheapest',
    { category: 'category 3', availability: ['in-stock'] },
    'Index Only Scan using products_by_category_price',
  ],
  ['mixed', { category: 'category 3', min: 5, max: 50 }, 'Index Only Scan using products_by_category_mix'],
  ['mixed', { min: 5, max: 60 }, 'Index Only Scan using products_by_mix'],
  ['mixed', { audience: 'men' }, 'Index Only Scan using products_by_mix'],
  ['mixed', { tag: 'sport' }, 'Index Only Scan using products_by_mix'],
  ['cheapest', { audience: 'men', tag: 'sport' }, 'Index Only Scan using products_by_price'],
  ['bestSelling', { category: 'category 3', tag: 'sport' }, 'Index Only Scan using products_by_category_units_sold'],
  ['mixed', { sellerId: SELLER }, 'Index Only Scan using products_by_mix'],
  ['cheapest', { sellerId: SELLER }, 'Index Only Scan using products_by_price'],
  [
    'bestSelling',
    { category: 'category 3', sellerId: SELLER },
    'Index Only Scan using products_by_category_units_sold',
  ],
  ['newest', { sellerId: SELLER }, 'Index Only Scan using products_by_newest'],
  ['cheapest', {}, 'Index Only Scan using products_by_price'],
  ['newest', {}, 'Index Only Scan using products_by_newest'],
  ['newest', { category: 'category 3' }, 'Index Only Scan using products_by_category_newest'],
  ['bestSelling', { category: 'category 3' }, 'Index Only Scan using products_by_category_units_sold'],
  ['topRated', { category: 'category 3' }, 'Index Only Scan using products_by_category_rating'],
  ['topRated', {}, 'Index Only Scan using products_by_rating'],
  ['cheapest', { brand: ['Brand 3'] }, 'Index Only Scan using products_by_price'],
  ['newest', { min: 5, max: 60, brand: ['Brand 3'] }, 'Index Only Scan using products_by_newest'],
  ['bestSelling', { availability: ['in-stock'], max: 60 }, 'Index Only Scan using products_by_units_sold'],
  [
    'topRated',
    { category: 'category 3', availability: ['in-stock'] },
    'Index Only Scan using products_by_category_rating',
  ],
] as const)('the %s of %j are walked in their index, nothing is sorted', async (order, choice, scan) => {
  const plan = await planOf(
    filterCondition(
      {
        ...choice,
        availability: [...('availability' in choice ? choice.availability : [])],
        brand: [...('brand' in choice ? choice.brand : [])],
      },
      none,
    ),
    order,
  )
  expect(plan).toContain(scan)
  expect(plan).not.toMatch(/Sort|Seq Scan/)
})

testOnOneServer.each([
  ['bestSelling', { category: 'category 3' }, 'products_by_category_units_sold', 'units_sold'],
  ['bestSelling', {}, 'products_by_units_sold', 'units_sold'],
  ['bestSelling', { max: 60 }, 'products_by_units_sold', 'units_sold'],
  ['topRated', { category: 'category 3' }, 'products_by_category_rating', 'rating_score'],
  ['topRated', {}, 'products_by_rating', 'rating_score'],
  ['topRated', { max: 60 }, 'products_by_rating', 'rating_score'],
] as const)('a page far down the %s of %j begins at its key in the index', async (order, choice, index, key) => {
  const beyond = startOfDeepPage(groupsOf(await readCategoryIndexes(shop.db)), choice, none, order, 800)?.beyond
  const plan = await planOf(and(filterCondition(choice, none), beyond), order)
  expect(plan).toContain(`Index Only Scan using ${index}`)
  expect(plan).toMatch(new RegExp(`Index Cond: .*ROW\\(${key}, featured, created_at\\) <`))
  expect(plan).not.toMatch(/Sort|Seq Scan/)
})

testOnOneServer('the seller of each product of a page is looked up by key where there are many sellers', async () => {
  await shop.db.execute(sql`insert into sellers (id, user_id, slug, state, first_name, last_name, email, phone, district, address,
      shop_name, shop_address, profile_picture, logo, cover_photo, applied_at)
    select gen_random_uuid(), n, 'shop-' || n, 'approved', '', '', '', '', '', '', '', '', '', '', '', now()
    from generate_series(1, 5000) as n`)
  await shop.db.execute(sql`analyze sellers`)
  const query = shop.db
    .select(productColumns)
    .from(products)
    .where(inArray(products.id, ['00000000-0000-7000-8000-000000000001']))
  const { rows } = await shop.db.execute<{ 'QUERY PLAN': string }>(sql`explain (costs off) ${query}`)
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toMatch(/SubPlan 1\n +-> +Index Scan using sellers_pkey/)
})

async function planOfRanked(scope: ReturnType<typeof filterCondition>): Promise<string> {
  const { rows } = await shop.db.execute<{ 'QUERY PLAN': string }>(
    sql`explain (costs off) ${sortedIds(scope, rankings.bestSelling, 20)}`,
  )
  return rows.map((row) => row['QUERY PLAN']).join('\n')
}

testOnOneServer('a search uses its index and does not scan the table', async () => {
  const { found, named } = searchConditions([['c4ca4238a0b923820dcc509a6f75849b']])
  expect(await planOfRanked(found)).toContain('Bitmap Index Scan on products_search')
  expect(await planOfRanked(named)).toContain('Bitmap Index Scan on products_title_search')
})

testOnOneServer('a large search is estimated from a sample with an index of its own, and says so', async () => {
  const { found } = searchConditions([['thing']])
  const { rows } = await shop.db.execute<{ 'QUERY PLAN': string }>(
    sql`explain (costs off) select id from products where active and ${inSample} and ${found}`,
  )
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('Bitmap Index Scan on products_sample_search')

  const ask = async (query: string) => (await shop.app.inject(`/api/v1/shop/categorywise?search=thing&${query}`)).json()
  const all = await ask('page=0&size=20')
  expect(all).toMatchObject({ countIsExact: false })
  expect(all.data).toHaveLength(20)
  expect(all.count).toBeGreaterThan(PRODUCTS * 0.6)
  expect(all.count).toBeLessThanOrEqual(PRODUCTS)
  const sum = (values: { count: number }[]) => values.reduce((total, { count }) => total + count, 0)
  expect(Math.min(sum(all.facets.category), PRODUCTS)).toBe(all.count)

  // A filter leaves too few of the sample: these are counted.
  const some = await ask('page=0&size=20&brand=Brand%203')
  expect(some).toMatchObject({ count: PRODUCTS / 40, countIsExact: false })
  const last = await ask(`page=${PRODUCTS / 40 / 20 - 1}&size=20&brand=Brand%203`)
  expect(last.data).toHaveLength(20)
})

testOnOneServer.each(['search', 'titleSearch'] as const)(
  'every probe of a relaxed search is a read of the index of %s',
  async (texts) => {
    const typed = [['thing'], ['made'], ['c4ca'], ['red']]
    const wanted = {
      typed,
      meant: [[], [], [], ['bed']],
      sets: wordSets(typed.map(([word = '']) => ({ word, products: 1 }))),
      texts,
    }
    const rows = await shop.db.transaction(async (tx) => {
      await tx.execute(INDEX_ONLY)
      return (await tx.execute<{ 'QUERY PLAN': string }>(sql`explain (costs off) ${partialSearchQuery(wanted)}`)).rows
    })
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    const index = texts === 'search' ? 'products_search' : 'products_title_search'
    expect(plan.match(/Bitmap Index Scan/g)?.length).toBeGreaterThan(10)
    expect(plan).not.toMatch(/Seq Scan on products|Index (Only )?Scan using/)
    expect(plan.match(/Bitmap Index Scan on (\w+)/g)?.filter((scan) => !scan.endsWith(` ${index}`))).toEqual([])
  },
)
