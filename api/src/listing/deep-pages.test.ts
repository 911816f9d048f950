import { sql } from 'drizzle-orm'
import { rankings } from '../products/rankings'
import { call, openTestShop, type TestShop } from '../testing/test-shop'

const PRODUCTS = 900

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  // Many products share sales, rating, flag and the second of creation; most have no reviews.
  await shop.db.execute(sql`insert into products (id, sku, name, description, brand, category, colour, condition, status,
      base_price_cents, price_cents, stock, images, units_sold, rating_count, rating_total, featured,
      created_at)
    select gen_random_uuid(), 'P-' || n, 'Thing ' || n, '', 'Brand ' || n % 3, 'category ' || n % 2, '', 'New', 'in-stock',
      1000 + n % 50, 1000 + n % 50, 5, array['v1-test'],
      case when n % 5 > 0 then 0 when n = 5 then 600000 when n = 10 then 700000 else n % 4 end,
      case when n % 3 = 0 then n % 8 else 0 end, case when n % 3 = 0 then n % 8 * (1 + n % 5) else 0 end, n % 7 = 0,
      timestamptz '2026-01-01' + (n % 40) * interval '1 second' + (n % 11) * interval '1 millisecond'
    from generate_series(1, ${sql.raw(String(PRODUCTS))}) as n`)
})
afterAll(() => shop.close())

const inOrder = async (order: keyof typeof rankings, scope = sql`true`): Promise<string[]> => {
  const { rows } = await shop.db.execute<{ id: string }>(
    sql`select id from products where ${scope} order by ${sql.join(rankings[order], sql`, `)}`,
  )
  return rows.map(({ id }) => id)
}

async function read(path: string, query: string, count: number): Promise<string[]> {
  const pages = Array.from({ length: Math.ceil(count / 60) }, (_, page) =>
    call(shop.app, 'GET', `/api/v1/shop/${path}?${query}&size=60&page=${page}`),
  )
  return (await Promise.all(pages)).flatMap((answer) => answer.json().data.map(({ _id }: { _id: string }) => _id))
}

test.each([
  ['sort=best-selling', 'bestSelling', 'true'],
  ['sort=best-selling&category=category%201', 'bestSelling', "category = 'category 1'"],
  ['sort=best-selling&brand=Brand%202', 'bestSelling', "brand = 'Brand 2'"],
  ['sort=best-selling&min=10.1', 'bestSelling', 'price_cents >= 1010'],
  ['sort=top-rated', 'topRated', 'true'],
  ['sort=top-rated&category=category%201', 'topRated', "category = 'category 1'"],
  [
    'sort=top-rated&brand=Brand%202&min=10.2&max=10.45',
    'topRated',
    "brand = 'Brand 2' and price_cents between 1020 and 1045",
  ],
  ['sort=newest', 'newest', 'true'],
  ['sort=newest&max=10.45', 'newest', 'price_cents <= 1045'],
  ['sort=best-selling&min=10.2&max=10.45', 'bestSelling', 'price_cents between 1020 and 1045'],
  ['sortId=-1&category=category%200', 'dearest', "category = 'category 0'"],
] as const)('the pages of %s to the last one are the whole list in its order', async (query, order, scope) => {
  const expected = await inOrder(order, sql.raw(scope))
  expect(await read('categorywise', query, expected.length)).toEqual(expected)
})

test('best-sellers as a collection and as other products of a category go to their ends, too', async () => {
  expect(await read('products', 'collection=best-seller', PRODUCTS)).toEqual(await inOrder('bestSelling'))
  const own = await inOrder('bestSelling', sql`category = 'category 1'`)
  expect(await read('related', 'category=category%201', own.length)).toEqual(own)
})
