import { until } from '@superium/shared/testing/node'
import { eq } from 'drizzle-orm'
import { buildApp } from '../build-app'
import { createCachedCatalogue } from '../catalogue/cached-catalogue'
import { createPayments } from '../payments/payments'
import { products } from '../products/table'
import { defaultPriceRules } from '../shipping/price-rules'
import { defaultShop } from '../shop-settings/shop-profile'
import { testPictures } from '../testing/test-pictures'
import { call, newProduct, openTestShop, stock, type TestShop } from '../testing/test-shop'
import type { App } from './app'

let shop: TestShop
let remembering: App
const product = newProduct({ name: 'Copper Kettle', category: 'kitchen' })

beforeAll(async () => {
  shop = await openTestShop()
  await stock(shop, product)
  remembering = await buildApp({
    db: shop.db,
    pictures: testPictures,
    catalogue: createCachedCatalogue({ db: shop.db, pictures: testPictures }, 'on'),
    verifyToken: async (uid) => ({
      uid,
      email: `${uid}@shop.example`,
      name: uid,
      admin: true,
      seller: false,
      emailVerified: true,
    }),
    priceRules: defaultPriceRules,
    shop: defaultShop,
    payments: createPayments(),
    rateLimits: 'off',
  })
})
afterAll(async () => {
  await remembering.close()
  await shop.close()
})

const listing = 'public, max-age=5, stale-while-revalidate=30'

test.each([
  ['products?size=3', listing],
  ['related?category=kitchen', listing],
  ['categorywise?search=kettle', listing],
  ['categories', listing],
  ['suggestions?search=ket', listing],
  [`data/${product.id}`, 'public, max-age=1, stale-while-revalidate=5'],
  [`products-by-id?ids=${product.id}`, 'public, max-age=0, must-revalidate'],
])('%s has a strong ETag and is cacheable (%s)', async (path, policy) => {
  const url = `/api/v1/shop/${path}`
  const first = await call(shop.app, 'GET', url)
  expect(first.headers).toMatchObject({
    'cache-control': policy,
    'content-type': 'application/json; charset=utf-8',
    etag: expect.stringMatching(/^"[\w-]{20,}"$/),
  })
  const known = String(first.headers.etag)
  for (const tag of [known, `W/${known}`, `"other", ${known}`]) {
    const again = await call(shop.app, 'GET', url, { headers: { 'if-none-match': tag } })
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', known])
  }
  expect((await call(shop.app, 'GET', url, { headers: { 'if-none-match': '"other"' } })).body).toBe(first.body)
})

test('the ETag changes with the content', async () => {
  const url = `/api/v1/shop/data/${product.id}`
  const before = (await call(shop.app, 'GET', url)).headers.etag
  await shop.db.update(products).set({ stock: 7 }).where(eq(products.id, product.id))
  const after = await call(shop.app, 'GET', url, { headers: { 'if-none-match': String(before) } })
  expect(after.statusCode).toBe(200)
  expect(after.headers.etag).not.toBe(before)
})

test.each([
  'shop/data/00000000-0000-7000-8000-000000000000',
  'shop/categorywise?page=-1',
  'shop/userorders?email=ada@shop.example',
  'user/get-me?email=ada@shop.example',
  'admin/products',
])('errors and personal responses are not cacheable (%s)', async (path) => {
  const { headers } = await call(shop.app, 'GET', `/api/v1/${path}`, { token: 'admin' })
  expect(headers['cache-control'] ?? '').not.toMatch(/public/)
})

test('a response is cached briefly, ignores unknown query parameters, and is soon up to date again', async () => {
  const read = async (more = '') =>
    (await call(remembering, 'GET', `/api/v1/shop/data/${product.id}${more}`)).json().data.stock
  await shop.db.update(products).set({ stock: 3 }).where(eq(products.id, product.id))
  expect(await read()).toBe(3)
  await shop.db.update(products).set({ stock: 2 }).where(eq(products.id, product.id))
  await until(async () => (await read('?utm=1')) === 2)
  expect(await read()).toBe(2)
})

test('a change by an administrator shows in the shop at once', async () => {
  const count = async () => (await call(remembering, 'GET', '/api/v1/shop/categorywise?category=toys')).json().count
  expect(await count()).toBe(0)
  const url = `/api/v1/admin/products/${product.id}`
  expect((await call(remembering, 'PATCH', url, { token: 'admin', body: { category: 'toys' } })).statusCode).toBe(200)
  expect(await count()).toBe(1)
})

test('a product added by another process is soon counted', async () => {
  const count = async () => (await call(remembering, 'GET', '/api/v1/shop/categorywise?category=baby')).json().count
  expect(await count()).toBe(0)
  await stock(shop, newProduct({ category: 'baby' }))
  // A value that was slow to read is not read again for a while.
  await until(async () => (await count()) === 1)
})
