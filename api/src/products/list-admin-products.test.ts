import { and, eq, sql } from 'drizzle-orm'
import { countOrEstimate } from '../keyset/count-or-estimate'
import { fewStatement, MOST_FOUND } from '../keyset/find-few'
import { addSeller } from '../testing/add-seller'
import { testOnOneServer } from '../testing/on-cluster'
import { placeTestOrder } from '../testing/place-test-order'
import { addVariants, call, newProduct, newVariant, openTestShop, stock, type TestShop } from '../testing/test-shop'
import { adminFilter } from './admin-filter'
import type { AdminProducts, AdminProductsQuery } from './admin-list-schema'
import { adminSorts } from './admin-sorts'
import { adminPageQuery } from './list-admin-products'
import { beside } from './page-by-stock'
import { products } from './table'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const list = async (query = ''): Promise<AdminProducts> =>
  (await call(shop.app, 'GET', `/api/v1/admin/products?${query}`, { token: 'admin' })).json()
const names = ({ data }: AdminProducts) => data.map(({ name }) => name)

/** All pages from the first to the last, and back. */
async function walk(query: string): Promise<{ there: string[]; back: string[] }> {
  const there: string[] = []
  const back: string[] = []
  let page = await list(query)
  while (true) {
    there.push(...names(page))
    if (!page.next) break
    page = await list(`${query}&after=${page.next}`)
  }
  while (true) {
    back.unshift(...names(page))
    if (!page.previous) return { there, back }
    page = await list(`${query}&before=${page.previous}`)
  }
}

test.each([
  ['newest', ['F', 'E', 'D', 'C', 'B', 'A']],
  ['name', ['A', 'B', 'C', 'D', 'E', 'F']],
  ['price-low', ['A', 'D', 'B', 'E', 'C', 'F']],
  ['price-high', ['F', 'C', 'E', 'B', 'D', 'A']],
] as const)('sorted by %s, pages hold each product once, there and back', async (sort, wanted) => {
  // Prices repeat, so that only the id orders some products.
  const rows = wanted.toSorted().map((name, index) =>
    newProduct({
      ...{ name, category: 'baby', priceCents: 500 + (index % 3) * 100, active: index !== 2 },
      createdAt: new Date(Date.UTC(2026, 0, 1 + index)),
    }),
  )
  await shop.db.delete(products).where(eq(products.category, 'baby'))
  await stock(shop, ...rows)
  for (const size of [1, 4, 6]) {
    const query = `category=baby&sort=${sort}&size=${size}`
    expect(await walk(query)).toEqual({ there: [...wanted], back: [...wanted] })
  }
})

test('names as long as they may be, in any script, are paged by name', async () => {
  await shop.db.delete(products).where(eq(products.category, 'baby'))
  const long = ['ক', '猫', '😀'].flatMap((letter) => [letter.repeat(200), `${letter.repeat(199)}x`])
  await stock(shop, ...long.map((name) => newProduct({ name, category: 'baby' })))
  const { there, back } = await walk('category=baby&sort=name&size=1')
  expect(there.toSorted()).toEqual(long.toSorted())
  expect(back).toEqual(there)
})

test('what is low on stock is found, hidden too, and sorted by what is left, there and back', async () => {
  await shop.db.delete(products).where(eq(products.category, 'baby'))
  const left = { A: 3, B: 0, C: 5, D: 6, E: 3, F: 100 }
  await stock(
    shop,
    ...Object.entries(left).map(([name, pieces]) =>
      newProduct({ name, category: 'baby', stock: pieces, active: name !== 'C' }),
    ),
  )
  const low = 'category=baby&stock=low'
  expect(names(await list(`${low}&sort=name&size=10`))).toEqual(['A', 'B', 'C', 'E'])
  for (const size of [1, 2, 4]) {
    const { there, back } = await walk(`${low}&sort=fewest-left&size=${size}`)
    expect(there.map((name) => left[name as keyof typeof left])).toEqual([0, 3, 3, 5])
    expect(back).toEqual(there)
  }
})

test.each([
  '',
  '&search=goods',
  '&state=active',
  '&state=archived',
  '&stock=low',
  '&availability=sold-out',
  '&owner=shop',
])('sorted by stock%s, pages hold each product once, there and back', async (filter) => {
  await shop.db.delete(products).where(eq(products.category, 'baby'))
  const goods = [7, 0, 3, 100, 3, 7, 0, 5].map((pieces, index) =>
    newProduct({ name: `Goods ${pieces}`, category: 'baby', stock: pieces, active: index % 3 > 0 }),
  )
  await stock(shop, ...goods)
  const query = `category=baby${filter}`
  const leftOf = (all: string[]) => all.map((name) => Number(name.split(' ')[1]))
  const wanted = leftOf(names(await list(`${query}&sort=name&size=50`))).toSorted((a, b) => a - b)
  expect(wanted.length).toBeGreaterThan(1)
  for (const size of [1, 3, 50]) {
    const rising = await walk(`${query}&sort=fewest-left&size=${size}`)
    expect(leftOf(rising.there)).toEqual(wanted)
    expect(rising.back).toEqual(rising.there)
    const falling = await walk(`${query}&sort=most-left&size=${size}`)
    expect(leftOf(falling.there)).toEqual(wanted.toReversed())
    expect(falling.back).toEqual(falling.there)
  }
})

test('an order moves its product to another place in a list by stock at once', async () => {
  await shop.db.delete(products).where(eq(products.category, 'baby'))
  const [lamp] = await stock(
    shop,
    newProduct({ name: 'Lamp', category: 'baby', stock: 9 }),
    newProduct({ name: 'Tray', category: 'baby', stock: 8 }),
  )
  const byStock = async () => names(await list('category=baby&sort=most-left'))
  expect(await byStock()).toEqual(['Lamp', 'Tray'])
  await placeTestOrder(shop.app, 'ada', { productId: lamp?.id ?? '', quantity: 2 })
  expect(await byStock()).toEqual(['Tray', 'Lamp'])
})

test('pages that follow tell the count of the first one instead of counting again; other filters are counted', async () => {
  await shop.db.delete(products).where(eq(products.category, 'baby'))
  const goods = () => newProduct({ category: 'baby' })
  await stock(shop, goods(), goods(), newProduct({ category: 'baby', active: false }))
  const first = await list('category=baby&size=1')
  await stock(shop, goods())
  const second = await list(`category=baby&size=1&after=${first.next}`)
  expect(second.count).toBe(3)
  expect((await list(`category=baby&size=1&after=${second.next}`)).count).toBe(3)
  expect((await list(`category=baby&state=active&size=1&after=${first.next}`)).count).toBe(3)
  expect((await list(`category=baby&state=archived&size=1&after=${first.next}`)).count).toBe(1)
  expect((await list('category=baby&size=1')).count).toBe(4)
})

test('what is added in between moves no further page', async () => {
  await shop.db.delete(products).where(eq(products.category, 'baby'))
  const at = (day: number, name: string) =>
    newProduct({ name, category: 'baby', createdAt: new Date(Date.UTC(2026, 0, day)) })
  await stock(shop, at(1, 'old'), at(2, 'middle'), at(3, 'new'))
  const first = await list('category=baby&size=2')
  await stock(shop, at(4, 'newer'))
  expect(names(await list(`category=baby&size=2&after=${first.next}`))).toEqual(['old'])
})

test('filters: words, SKUs of products and variants, state, availability and owner', async () => {
  const seller = await addSeller(shop, 'sol')
  const [lamp, tray] = await stock(
    shop,
    newProduct({ name: 'Zanzibar Lamp', sku: 'ZAN-77', sellerId: seller.id, active: false }),
    newProduct({ name: 'Zanzibar Tray', stock: 0 }),
  )
  const sku = `TRAY-XL-${tray?.id.slice(-5)}`.toUpperCase()
  await addVariants(shop, tray?.id ?? '', newVariant({ sku, stock: 0 }))
  const found = async (query: string) => names(await list(`${query}&sort=name`))
  const both = [lamp?.name, tray?.name]
  expect(await found('search=zanz')).toEqual(both)
  expect(await found('search=lamp%20zan')).toEqual([lamp?.name])
  expect(await found('search=zan-7')).toEqual([lamp?.name])
  for (const typed of [sku.toLowerCase(), 'tray-xl', 'TRAY\u2011XL-'])
    expect([typed, await found(`search=${encodeURIComponent(typed)}`)]).toEqual([typed, [tray?.name]])
  expect(await found('search=zanzibar&state=archived')).toEqual([lamp?.name])
  expect(await found('search=zanzibar&availability=sold-out')).toEqual([tray?.name])
  expect(await found(`search=zanzibar&owner=${seller.id}`)).toEqual([lamp?.name])
  expect(await found('search=zanzibar&owner=shop')).toEqual([tray?.name])
  for (const hostile of ['%25', "'", '&|!', '\\', '%3A*', "a'b%3A*"])
    expect((await list(`search=${hostile}`)).status).toBe('success')
})

test.each([
  ['after', 'sort=name&after=nonsense'],
  [
    'after',
    `sort=price-low&after=${Buffer.from('["Lamp","01890000-0000-7000-8000-000000000001"]').toString('base64url')}`,
  ],
  ['before', `before=${Buffer.from('["2026-01-01","x"]').toString('base64url')}`],
  ['sort', 'sort=stock'],
  ['page', 'page=1'],
])('a bad %s is a 400 that names it', async (field, query) => {
  const answer = await call(shop.app, 'GET', `/api/v1/admin/products?${query}`, { token: 'admin' })
  expect([answer.statusCode, answer.json().field]).toEqual([400, field])
})

describe('with many products', () => {
  const MANY = 20_000
  beforeAll(async () => {
    for (let from = 1; from < MANY; from += 2500)
      await shop.db.execute(sql`insert into products (id, sku, name, description, brand, category, colour, condition, status,
        base_price_cents, price_cents, stock, images, active, created_at)
      select gen_random_uuid(), 'P-' || n, 'Thing ' || md5(n::text), '', 'Brand ' || n % 40, 'category ' || n % 16, 'Black',
        'New', 'in-stock', 100 + n % 9000, 100 + n % 9000, n % 50, array['v1-test'], n % 100 > 0,
        now() - n * interval '1 minute' from generate_series(${sql.raw(`${from}, ${from + 2499}`)}) as n`)
    await shop.db.execute(sql`vacuum analyze products, products_by_stock`)
  })

  const place = (value: string) => Buffer.from(JSON.stringify([value, newProduct().id])).toString('base64url')
  testOnOneServer.each<[string, Partial<AdminProductsQuery>, string]>([
    ['newest', { after: place('2026-11-10 00:00:00') }, 'Index Scan using products_all_by_newest'],
    ['newest, back', { before: place('2026-11-10 00:00:00') }, 'Index Scan Backward using products_all_by_newest'],
    ['name', { sort: 'name', after: place('thing 8') }, 'Index Scan using products_all_by_name'],
    ['cheapest', { sort: 'price-low', after: place('4000') }, 'Index Scan using products_all_by_price'],
    ['fewest left', { sort: 'fewest-left', after: place('30') }, 'products_by_stock_all'],
    ['most left', { sort: 'most-left', after: place('30') }, 'Backward using products_by_stock_all'],
    ['fewest left, back', { sort: 'fewest-left', before: place('30') }, 'Backward using products_by_stock_all'],
    ['dearest', { sort: 'price-high', after: place('4000') }, 'Index Scan Backward using products_all_by_price'],
  ])('a deep page by %s reads its rows alone from an index', async (_, part, index) => {
    const query = { size: 20, sort: 'newest', ...part } as AdminProductsQuery
    const page = adminPageQuery(shop.db, query, await adminFilter(shop.db, query))
    const { rows } = await shop.db.execute<{ 'QUERY PLAN': string }>(sql`explain (costs off) ${page}`)
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(plan).toContain(index)
    // The subplan, which looks up a row's seller, may do these.
    expect(plan.split('SubPlan')[0]).not.toMatch(/Sort|Filter|Seq Scan/)
  })

  const planByStock = async (part: Partial<AdminProductsQuery>): Promise<string> => {
    const query = { size: 20, sort: 'most-left', ...part } as AdminProductsQuery
    const page = adminPageQuery(shop.db, query, await adminFilter(shop.db, beside(query)))
    const { rows } = await shop.db.execute<{ 'QUERY PLAN': string }>(sql`explain (costs off) ${page}`)
    // Without the subplan that looks up a row's seller.
    return (
      rows
        .map((row) => row['QUERY PLAN'])
        .join('\n')
        .split('SubPlan')[0] ?? ''
    )
  }

  testOnOneServer.each<[string, Partial<AdminProductsQuery>, string]>([
    ['what is low on it', { stock: 'low' }, 'products_by_stock_all'],
    ['what is archived', { state: 'archived' }, 'products_by_stock_archived'],
    ['what is shown', { state: 'active' }, 'products_by_stock_active'],
    ['a category', { category: 'category 3' }, 'products_by_stock_all'],
  ])('a page by stock of %s is read in its order, without a sort', async (_, part, index) => {
    for (const sort of ['fewest-left', 'most-left'] as const) {
      const plan = await planByStock({ ...part, sort })
      expect(plan).toContain(index)
      expect(plan).not.toMatch(/Sort|Seq Scan/)
    }
  })

  testOnOneServer('what is sold out is looked for where there is no stock, also from the other end', async () => {
    expect(await planByStock({ availability: 'sold-out', sort: 'most-left' })).toMatch(/Index Cond: \(stock = 0\)/)
  })

  testOnOneServer.each([
    ['products_all_by_category', eq(products.category, 'category 3')],
    ['products_all_by_availability', eq(products.availability, 'sold-out')],
    ['products_archived', eq(products.active, false)],
  ])('a filtered page comes from %s', async (index, scope) => {
    const page = adminPageQuery(shop.db, { size: 20, sort: 'newest' }, and(scope))
    const { rows } = await shop.db.execute<{ 'QUERY PLAN': string }>(sql`explain (costs off) ${page}`)
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain(index)
  })

  test.each([
    ['zz', 0],
    ['p-777', 11],
    ['thing', MANY],
  ])('a search for %s finds as many as there are', async (search, wanted) => {
    const { data, count, countIsExact, countIsLeast } = await list(`search=${search}&size=5`)
    expect([data.length, countIsExact]).toEqual([Math.min(5, wanted), wanted <= MOST_FOUND])
    expect([count, countIsLeast]).toEqual(countIsExact ? [wanted, undefined] : [MOST_FOUND, true])
  })

  test.each(['newest', 'name', 'price-high'])(
    'a search sorted by %s has each match once, there and back',
    async (sort) => {
      const whole = names(await list(`search=p-777&sort=${sort}&size=50`))
      expect(whole).toHaveLength(11)
      expect(await walk(`search=p-777&sort=${sort}&size=4`)).toEqual({ there: whole, back: whole })
    },
  )

  testOnOneServer('the matches of a search are read once, from the indexes of words and SKUs alone', async () => {
    const query = { size: 20, sort: 'newest', search: 'p-777' } as const
    const search = { table: products, id: products.id, sort: adminSorts.newest }
    const statement = fewStatement(query, { ...search, scope: await adminFilter(shop.db, query) })
    const plan = await shop.db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`)
      const { rows } = await tx.execute<{ 'QUERY PLAN': string }>(sql`explain (costs off) ${statement}`)
      return rows.map((row) => row['QUERY PLAN']).join('\n')
    })
    expect(plan).toContain('Bitmap Index Scan on products_title_search')
    expect(plan.match(/Scan on products\b/g)).toHaveLength(1)
    expect(plan).not.toContain('Seq Scan on products')
  })

  test('few products are counted, many estimated, and the answer says which', async () => {
    expect(await list('category=category%203')).toMatchObject({ count: MANY / 16, countIsExact: true })
    const { count, countIs } = await countOrEstimate(shop.db, products, undefined)
    expect(countIs).toBe('estimate')
    expect(Math.abs(count - MANY) / MANY).toBeLessThan(0.05)
  })
})
