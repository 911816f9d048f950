import { until } from '@superium/shared/testing/node'
import { eq } from 'drizzle-orm'
import { createCachedCatalogue } from '../catalogue/cached-catalogue'
import { products } from '../products/table'
import { countStock } from '../testing/count-stock'
import { placeTestOrder } from '../testing/place-test-order'
import { testPictures } from '../testing/test-pictures'
import { addVariants, call, newProduct, newVariant, openTestShop, stock, type TestShop } from '../testing/test-shop'
import { listProducts } from './list-products'

let shop: TestShop
const names = ['buyable', 'sold out', 'pre-order', 'pre-order sold out', 'announced'] as const
const ids: Record<string, string> = {}

beforeAll(async () => {
  shop = await openTestShop()
  const states = [
    { stock: 2 },
    { stock: 0 },
    { stock: 3, status: 'pre-order' },
    { stock: 0, status: 'pre-order' },
    { stock: 0, status: 'up-coming' },
  ] as const
  const rows = names.map((name, i) => newProduct({ name, priceCents: 1000 + i, ...states[i] }))
  await stock(shop, ...rows)
  for (const { id, name } of rows) ids[name] = id
})
afterAll(() => shop.close())

async function list(query: string) {
  const { data, count, facets } = (await call(shop.app, 'GET', `/api/v1/shop/categorywise?size=20&${query}`)).json()
  return { names: data.map(({ name }: { name: string }) => name), count, availability: facets.availability }
}

async function availabilityOf(id = '') {
  const detail = (await call(shop.app, 'GET', `/api/v1/shop/data/${id}`)).json().data
  return { status: detail.status, availability: detail.availability, stock: detail.stock }
}

const facet = (inStock: number) => [
  { value: 'in-stock', count: inStock },
  { value: 'pre-order', count: 1 },
  { value: 'up-coming', count: 1 },
]

test('the in-stock filter, count and facet leave out sold-out products', async () => {
  expect(await list('availability=in-stock')).toEqual({ names: ['buyable'], count: 1, availability: facet(1) })
  expect((await list('availability=pre-order')).names).toEqual(['pre-order'])
  expect((await list('availability=up-coming')).names).toEqual(['announced'])
  expect(await list('sortId=1')).toEqual({ names, count: 5, availability: facet(1) })
})

test('a search with the in-stock filter leaves out sold-out products', async () => {
  expect(await list('search=sold&availability=in-stock')).toMatchObject({ names: [], count: 0 })
  expect(await list('search=buyable&availability=in-stock')).toMatchObject({ names: ['buyable'], count: 1 })
})

test('a product has its availability beside the status that the shop set', async () => {
  expect(await availabilityOf(ids['sold out'])).toEqual({ status: 'in-stock', availability: 'sold-out', stock: 0 })
  expect(await availabilityOf(ids['pre-order sold out'])).toMatchObject({ availability: 'sold-out' })
  expect(await availabilityOf(ids.announced)).toMatchObject({ availability: 'up-coming' })
  const listed = (await call(shop.app, 'GET', '/api/v1/shop/categorywise?size=20&sortId=1')).json().data
  expect(listed.map(({ availability }: { availability: string }) => availability)).toEqual([
    'in-stock',
    'sold-out',
    'pre-order',
    'sold-out',
    'up-coming',
  ])
})

test('orders, cancellations and administrators move a product in and out of stock', async () => {
  const id = ids.buyable ?? ''
  const order = await placeTestOrder(shop.app, 'ada', { productId: id, quantity: 2 })
  expect(await list('availability=in-stock')).toEqual({
    names: [],
    count: 0,
    availability: facet(0),
  })
  await call(shop.app, 'POST', `/api/v1/shop/orders/${order}/cancel`, { token: 'ada' })
  expect((await list('availability=in-stock')).names).toEqual(['buyable'])
  const set = (left: number) => countStock(shop, id, left)
  await set(0)
  expect((await list('availability=in-stock')).names).toEqual([])
  await set(2)
  expect((await list('availability=in-stock')).names).toEqual(['buyable'])
})

test('a product is in stock while one of its variants is in stock', async () => {
  const [shirt] = await stock(shop, newProduct({ name: 'shirt', category: 'tshirts' }))
  const id = shirt?.id ?? ''
  const [m, xl] = await addVariants(shop, id, newVariant({ stock: 1 }), newVariant({ stock: 0, size: 'XL' }))
  const set = (variant: string | undefined, left: number) => countStock(shop, id, left, variant)
  const inStock = async () => (await list('category=tshirts&availability=in-stock')).count
  expect(await inStock()).toBe(1)
  await set(m, 0)
  expect(await inStock()).toBe(0)
  expect((await availabilityOf(id)).availability).toBe('sold-out')
  await set(xl, 4)
  expect(await inStock()).toBe(1)
})

test('a product that is shown as a variant has the stock of the variants that pass the filters', async () => {
  const [shirt] = await stock(shop, newProduct({ name: 'shawl', category: 'clothing' }))
  const red = { colour: 'Red', stock: 0 }
  const navy = { colour: 'Navy', stock: 3 }
  await addVariants(
    shop,
    shirt?.id ?? '',
    ...[newVariant({ ...red, size: 'S' }), newVariant({ ...navy, size: 'S' }), newVariant({ ...navy, size: 'L' })],
  )
  const shown = async (query: string) =>
    (await call(shop.app, 'GET', `/api/v1/shop/categorywise?size=5&category=clothing&${query}`)).json().data
  expect(await shown('')).toMatchObject([{ stock: 6, availability: 'in-stock' }])
  expect(await shown('colour=Red')).toMatchObject([{ stock: 0, availability: 'sold-out' }])
  expect(await shown('colour=Navy')).toMatchObject([{ stock: 6, availability: 'in-stock' }])
  expect(await shown('colour=Navy&variantSize=L')).toMatchObject([{ stock: 3, availability: 'in-stock' }])
})

test('pages of a snapshot count only products in stock', async () => {
  const first = (await call(shop.app, 'GET', '/api/v1/shop/categorywise?size=1&availability=in-stock')).json()
  await stock(shop, newProduct({ name: 'later' }), newProduct({ name: 'later and sold out', stock: 0 }))
  const query = `/api/v1/shop/categorywise?size=1&availability=in-stock&snapshot=${first.snapshot}`
  expect((await call(shop.app, 'GET', query)).json().count).toBe(first.count)
})

test('cached counts are updated after an order sells a product out', async () => {
  const [last] = await stock(shop, newProduct({ name: 'last one', category: 'jewelry', stock: 1 }))
  const cached = createCachedCatalogue({ db: shop.db, pictures: testPictures }, 'on')
  const inStock = async () =>
    (await listProducts(cached, { category: 'jewelry', availability: ['in-stock'], page: 0, size: 5 })).count
  expect(await inStock()).toBe(1)
  const before = (
    await shop.db
      .select()
      .from(products)
      .where(eq(products.id, last?.id ?? ''))
  )[0]?.updatedAt
  await placeTestOrder(shop.app, 'ada', { productId: last?.id ?? '' })
  const after = (
    await shop.db
      .select()
      .from(products)
      .where(eq(products.id, last?.id ?? ''))
  )[0]?.updatedAt
  expect(after?.getTime()).toBeGreaterThan(before?.getTime() ?? Number.POSITIVE_INFINITY)
  // A value that was slow to read is not read again for a while.
  await until(async () => (await inStock()) === 0)
})

test('a variant that sells out or comes back changes the cached lists, whatever other variants have', async () => {
  const [cap] = await stock(shop, newProduct({ name: 'cap', category: 'jewelry' }))
  const id = cap?.id ?? ''
  const [m] = await addVariants(shop, id, newVariant({ stock: 2 }), newVariant({ stock: 9, size: 'XL' }))
  const cached = createCachedCatalogue({ db: shop.db, pictures: testPictures }, 'on')
  const listed = async () =>
    (await listProducts(cached, { variantSize: ['M'], availability: ['in-stock'], page: 0, size: 5 })).count
  const changedAt = async () =>
    (await shop.db.select({ at: products.updatedAt }).from(products).where(eq(products.id, id)))[0]?.at.getTime() ?? 0
  const variant = m as string
  const order = (quantity: number) => placeTestOrder(shop.app, 'ada', { productId: id, variant, quantity })
  const cancel = (one: string) => call(shop.app, 'POST', `/api/v1/shop/orders/${one}/cancel`, { token: 'ada' })
  expect(await listed()).toBe(1)
  const before = await changedAt()
  const first = await order(1)
  expect(await changedAt()).toBe(before)
  const steps: [what: () => Promise<unknown>, count: number][] = [
    [() => order(1), 0],
    [() => cancel(first), 1],
    [() => countStock(shop, id, 0, variant), 0],
    [() => countStock(shop, id, 3, variant), 1],
  ]
  for (const [step, count] of steps) {
    const at = await changedAt()
    await step()
    expect(await changedAt()).toBeGreaterThan(at)
    // A value that was slow to read is not read again for a while.
    await until(async () => (await listed()) === count)
  }
})
