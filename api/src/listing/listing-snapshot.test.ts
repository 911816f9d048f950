import { sql } from 'drizzle-orm'
import { call, newProduct, openTestShop, stock, type TestShop } from '../testing/test-shop'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

async function read(url: string) {
  const { data, count, snapshot } = (await call(shop.app, 'GET', `/api/v1/shop/${url}`)).json()
  return { names: data.map(({ name }: { name: string }) => name), count, snapshot }
}

const day = (n: number) => new Date(Date.UTC(2026, 0, n))

test.each([
  ['products?', { createdAt: day(99) }],
  ['related?category=toys&', { unitsSold: 999 }],
  ['categorywise?category=toys&sortId=1&', { priceCents: 1 }],
  ['categorywise?category=toys&sortId=-1&', { priceCents: 999_999 }],
  ['categorywise?search=kite&', { name: 'Kite kite', unitsSold: 999 }],
])('pages of %s with a snapshot do not shift when a product is added', async (path, change) => {
  const run = path.replace(/\W/g, '')
  const own = (n: number) => ({ name: `Kite ${run} ${n}`, category: 'toys', priceCents: 1000 + n, createdAt: day(n) })
  await stock(shop, ...Array.from({ length: 6 }, (_, n) => newProduct({ ...own(n), unitsSold: n })))
  const before = (await read(`${path}size=6&page=0`)).names
  const { snapshot, count, names } = await read(`${path}size=3&page=0`)
  await stock(shop, newProduct({ category: 'toys', ...change }))
  expect([...names, ...(await read(`${path}size=3&page=1&snapshot=${snapshot}`)).names]).toEqual(before)
  expect((await read(`${path}size=3&page=1&snapshot=${snapshot}`)).count).toBe(count)
  const anew = await read(`${path}size=6&page=0`)
  expect(anew.count).toBe(count + 1)
  expect(anew.names).not.toEqual(before)
})

test('a snapshot expires after a thousand additions, and the answer has a new one', async () => {
  const { snapshot } = await read('categorywise?category=drinks&size=3&page=0')
  await stock(shop, ...Array.from({ length: 1000 }, () => newProduct({ category: 'drinks' })))
  const last = await read(`categorywise?category=drinks&size=3&page=1&snapshot=${snapshot}`)
  expect(last).toMatchObject({ snapshot, count: 0 })
  await stock(shop, newProduct({ category: 'drinks' }))
  for (const path of ['categorywise?category=drinks', 'related?category=drinks', 'products?']) {
    const anew = await read(`${path}&size=3&page=1&snapshot=${snapshot}`)
    expect(Number(anew.snapshot)).toBeGreaterThan(Number(snapshot))
    expect(anew.names).toHaveLength(3)
  }
})

test.each([
  ['newest', sql`created_at desc, id desc`],
  ['best-selling', sql`units_sold desc, featured desc, created_at desc, id desc`],
  ['top-rated', sql`rating_score desc, featured desc, created_at desc, id desc`],
])('pages of the %s are equal whichever end they are counted from', async (sort, order) => {
  const category = `ends ${sort}`
  const many = Array.from({ length: 47 }, (_, n) => ({
    ...{ category, name: `${sort} ${n}`, createdAt: day(n % 9), unitsSold: n % 5, featured: n % 3 === 0 },
  }))
  await stock(shop, ...many.map((one) => newProduct(one)))
  const all: string[] = []
  for (let page = 0; page < 6; page++)
    all.push(...(await read(`categorywise?category=${category}&sort=${sort}&size=9&page=${page}`)).names)
  const { rows } = await shop.db.execute(sql`select name from products where category = ${category} order by ${order}`)
  expect(all).toEqual(rows.map(({ name }) => name))
})

test('a page read by its start price equals the page read by offset', async () => {
  const many = Array.from({ length: 450 }, (_, n) =>
    newProduct({ name: `Book ${n}`, category: 'books', priceCents: 100 + (n % 7) * 50 }),
  )
  await stock(shop, ...many)
  for (const sortId of [1, -1]) {
    const all: string[] = []
    for (let page = 0; page < 5; page++)
      all.push(...(await read(`categorywise?category=books&sortId=${sortId}&size=100&page=${page}`)).names)
    const expected = [...many].sort((a, b) => sortId * (a.priceCents - b.priceCents || (a.id < b.id ? -1 : 1)))
    expect(all).toEqual(expected.map(({ name }) => name))
  }
})
