import { and, inArray, sql } from 'drizzle-orm'
import { readRevision } from '../catalogue-revision/read-revision'
import { filterCondition } from '../facets/filters'
import { rankings } from '../products/rankings'
import { productColumns } from '../products/row-to-product'
import { products } from '../products/table'
import { INDEX_ONLY, partialSearchQuery } from '../search/best-partial-search'
import { searchConditions } from '../search/search-conditions'
import { wordSets } from '../search/word-sets'
import { openTestShop, type TestShop } from '../testing/test-shop'
import { inSnapshot } from './listing-snapshot'

let shop: TestShop
let snapshot: string

/** Enough that reading all of it is never the best plan. */
const PRODUCTS = 20_000
/** Products of one statement, which has a time limit. */
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

/** One of two sellers, who has a sixth of all products. */
const SELLER = '00000000-0000-7000-8000-000000000003'

/** The plan of a page of ids, as its nodes' names. */
async function planOf(scope: ReturnType<typeof filterCondition>, order: keyof typeof rankings): Promise<string> {
  const query = shop.db
    .select({ id: products.id })
    .from(products)
    .where(and(scope, inSnapshot(snapshot)))
    .orderBy(...rankings[order])
    .limit(20)
  const { rows } = await shop.db.execute<{ 'QUERY PLAN': string }>(sql`explain (costs off) ${query}`)
  return rows.map((row) => row['QUERY PLAN']).join('\n')
}

const none = new Set<string>()

test.each([
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

test('the seller of each product of a page is looked up by key where there are many sellers', async () => {
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

test('a search uses its index and does not scan the table', async () => {
  const { found, named } = searchConditions([['c4ca4238a0b923820dcc509a6f75849b']])
  expect(await planOf(found, 'bestSelling')).toContain('Bitmap Index Scan on products_search')
  expect(await planOf(named, 'bestSelling')).toContain('Bitmap Index Scan on products_title_search')
})

test.each(['search', 'titleSearch'] as const)(
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
