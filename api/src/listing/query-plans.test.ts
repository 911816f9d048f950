import { inArray, type SQL, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { listScope } from '../catalogue-reader/postgres-reader'
import { ANEW, MARK } from '../database/keep-plan'
import type { Filters } from '../facets/filters'
import { sortedIds } from '../products/find-best-selling'
import { type Order, rankingOf } from '../products/order'
import { pageOfIds } from '../products/page-of-ids'
import { productColumns } from '../products/row-to-product'
import { products } from '../products/table'
import { INDEX_ONLY, partialSearchQuery } from '../search/best-partial-search'
import { inSample } from '../search/sample'
import { searchConditions } from '../search/search-conditions'
import { wordSets } from '../search/word-sets'
import { testOnOneServer } from '../testing/on-cluster'
import { openTestShop, type TestShop } from '../testing/test-shop'

let shop: TestShop

/** Enough products that a sequential scan is never the best plan. */
const PRODUCTS = 20_000
/** Products per statement, because statements have a time limit. */
const STEP = 2500

beforeAll(async () => {
  shop = await openTestShop()
  for (let from = 1; from < PRODUCTS; from += STEP)
    await shop.db.execute(sql`insert into products (id, sku, name, description, brand, category, colour, condition, status,
      base_price_cents, price_cents, stock, variant_count, most_surcharge_cents,
      images, units_sold, audience, tags, created_at, seller_id)
    select gen_random_uuid(), 'P-' || n, 'Thing ' || md5(n::text), 'Made of ' || md5((n % 500)::text), 'Brand ' || n % 40,
      'category ' || n % 16, 'Black', 'New', (array['in-stock', 'pre-order'])[1 + n % 2],
      100 + n % 9000, 100 + n % 9000, case when n / 16 % 4 = 0 then 1 else n % 5 end,
      case when n / 16 % 4 = 0 then 2 else 0 end, case when n / 16 % 12 = 0 then 500 else 0 end,
      array['v1-test'], n % 300,
      (array['men', 'women', 'kids', 'unisex'])[1 + n % 4], case when n % 7 = 0 then '{sport,gift}'::text[] else '{}' end,
      now() - n * interval '1 minute',
      case when n % 3 = 0 then ('00000000-0000-7000-8000-00000000000' || n % 6)::uuid end
    from generate_series(${sql.raw(String(from))}, ${sql.raw(String(from + STEP - 1))}) as n`)
  await shop.db.execute(sql`insert into product_variants
      (product_id, id, position, sku, colour, size, surcharge_cents, stock, images)
    select id, gen_random_uuid(), n, sku || n, 'Sand', (array['S', 'M'])[n], (n - 1) * most_surcharge_cents, n - 1, '{}'
    from products, generate_series(1, 2) as n where variant_count > 0`)
  await shop.db.execute(sql`vacuum analyze products, product_variants`)
})
afterAll(() => shop.close())

/** One of two sellers, each with a sixth of all products. */
const SELLER = '00000000-0000-7000-8000-000000000003'

const queryOf = (choice: Filters, order: Order): SQL =>
  pageOfIds(listScope({ choice, order, without: [SELLER] }, none), order, { size: 20, offset: 40, total: PRODUCTS })
    .query

/** The plan of a page of ids as text; the generic plan where the statement is prepared. */
async function planOf(choice: Filters, order: Order): Promise<string> {
  const query = queryOf(choice, order)
  const { sql: text } = new PgDialect({ casing: 'snake_case' }).sqlToQuery(query)
  expect(text).toContain(MARK)
  const statement = text.includes(ANEW)
    ? sql`explain (costs off) ${query}`
    : sql.raw(`explain (generic_plan, costs off) ${text.replace(MARK, '')}`)
  const { rows } = await shop.db.execute<{ 'QUERY PLAN': string }>(statement)
  return rows.map((row) => row['QUERY PLAN']).join('\n')
}

const none = new Set<string>()

testOnOneServer.each([
  ['cheapest', { category: 'category 3', max: 50 }, 'Index Only Scan using products_by_category_price'],
  ['dearest', { category: 'category 3' }, 'Index Only Scan Backward using products_by_category_price'],
  ['mixed', { category: 'category 3', min: 5, max: 50 }, 'Index Scan using products_by_category_mix'],
  ['mixed', { min: 5, max: 60 }, 'Index Scan using products_by_mix'],
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
  ['newest', { min: 5, max: 60, brand: ['Brand 3'] }, 'Index Scan using products_by_newest'],
  ['bestSelling', { availability: ['in-stock'], max: 60 }, 'Index Scan using products_by_units_sold'],
  ['topRated', { category: 'category 3', availability: ['in-stock'] }, 'Index Scan using products_by_category_rating'],
] as const)('the %s of %j are walked in their index, nothing is sorted', async (order, choice, scan) => {
  const plan = await planOf(
    {
      ...choice,
      availability: [...('availability' in choice ? choice.availability : [])],
      brand: [...('brand' in choice ? choice.brand : [])],
    },
    order,
  )
  expect(plan).toContain(scan)
  expect(plan).not.toMatch(/Sort|Seq Scan/)
})

testOnOneServer.each([
  [{ category: 'category 3', min: 5, max: 50 }],
  [{ category: 'category 3', availability: ['in-stock'] }],
  [{ category: 'category 3', colour: ['Sand'], variantSize: ['M'] }],
] as Filters[][])(
  'a list of %j by the price of its variants reads its category and looks them up by key',
  async (choice) => {
    const plan = await planOf(choice, 'cheapest')
    expect(plan).toMatch(/Scan (using|on) products_\w*by_category/)
    expect(plan).toMatch(/Scan using product_variants_product_id_id_pk/)
    expect(plan).not.toContain('Seq Scan')
  },
)

testOnOneServer.each([
  ['cheapest', { min: 20, max: 60 }, 600],
  ['dearest', { min: 20, max: 60 }, 200],
  ['cheapest', { min: 40 }, 600],
  ['cheapest', { category: 'category 3', min: 20, max: 60 }, 200],
  ['dearest', { category: 'category 3', min: 20, max: 60 }, 200],
  ['mixed', { min: 20, max: 20.5 }, 800],
  ['newest', { min: 20, max: 20.5 }, 800],
  ['dearest', { availability: ['in-stock'] }, 600],
  ['cheapest', { colour: ['Sand'] }, 2500],
] as [Order, Filters, number][])('the %s of %j look at few products', async (order, choice, most) => {
  const { rows } = await shop.db.execute<{ 'QUERY PLAN': [{ Plan: Record<string, number> }] }>(
    sql`explain (analyze, buffers, format json) ${queryOf(choice, order)}`,
  )
  const { 'Shared Hit Blocks': hit = 0, 'Shared Read Blocks': read = 0 } = rows[0]?.['QUERY PLAN'][0].Plan ?? {}
  expect(hit + read).toBeGreaterThan(0)
  expect(hit + read).toBeLessThan(most)
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

async function planOfRanked(scope: SQL | undefined): Promise<string> {
  const { rows } = await shop.db.execute<{ 'QUERY PLAN': string }>(
    sql`explain (costs off) ${sortedIds(scope, rankingOf('bestSelling'), 20)}`,
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
