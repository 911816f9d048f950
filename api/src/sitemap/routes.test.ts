import { call, newProduct, openTestShop, stock, type TestShop } from '../testing/test-shop'

const SERVICE_TOKEN = 'a-service-token-of-tests-0123'
const FEEDS = ['', '/pages', '/shops', '/shops/pages']

let open: TestShop
let guarded: TestShop
const product = newProduct()
beforeAll(async () => {
  open = await openTestShop()
  guarded = await openTestShop(undefined, {}, { serviceToken: SERVICE_TOKEN })
  await stock(guarded, product)
})
afterAll(() => Promise.all([open.close(), guarded.close()]))

const read = ({ app }: TestShop, path: string, token?: string) =>
  call(app, 'GET', `/api/v1/shop/sitemap${path}`, token === undefined ? {} : { token })

test.each(FEEDS)('the feed %j is for the edges, where there are any', async (path) => {
  expect((await read(open, path)).statusCode).toBe(200)
  expect((await read(guarded, path)).statusCode).toBe(401)
  expect((await read(guarded, path, 'admin')).statusCode).toBe(401)
  expect((await read(guarded, path, SERVICE_TOKEN)).statusCode).toBe(200)
})

test('an edge gets the products and the answer to a known state is 304', async () => {
  const answer = await read(guarded, '', SERVICE_TOKEN)
  expect(answer.json().data).toEqual([expect.objectContaining({ _id: product.id })])
  const headers = { 'if-none-match': String(answer.headers.etag) }
  expect((await call(guarded.app, 'GET', '/api/v1/shop/sitemap', { token: SERVICE_TOKEN, headers })).statusCode).toBe(
    304,
  )
})

test.each([
  ['after', '?after=1'],
  ['size', '?size=50001'],
  ['size', '?size=999'],
  ['size', '/pages?size=1'],
  ['size', '/shops?size=1'],
  ['size', '/shops/pages?size=1'],
])('a bad %s is a 400 that names the field (%s)', async (field, query) => {
  const response = await read(open, query)
  expect(response.statusCode).toBe(400)
  expect(response.json().field).toBe(field)
})
