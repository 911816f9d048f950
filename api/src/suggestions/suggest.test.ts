import { countWords } from '../spelling/count-words'
import { addSeller } from '../testing/add-seller'
import { call, newProduct, openTestShop, stock, type TestShop } from '../testing/test-shop'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  await stock(
    shop,
    newProduct({ name: 'Field Watch', brand: 'Halden', category: 'Watch', unitsSold: 1 }),
    newProduct({ name: 'Kids Watch', brand: 'Halden', category: 'Watch', unitsSold: 9 }),
    newProduct({ name: 'Wall Clock', brand: 'Wattle & Co', category: 'homedecor', description: 'Not a watch.' }),
  )
  await countWords(shop.db)
})
afterAll(() => shop.close())

const suggest = async (search: string) =>
  (await call(shop.app, 'GET', `/api/v1/shop/suggestions?search=${encodeURIComponent(search)}`)).json().data
const names = (found: { products: { name: string }[] }) => found.products.map(({ name }) => name)

test('suggestions have the best selling products by name or brand, and categories and brands with their counts', async () => {
  const found = await suggest('wat')
  expect(names(found)).toEqual(['Kids Watch', 'Field Watch', 'Wall Clock'])
  expect(found.products[0]).toMatchObject({ price: 19.99, image: '/media/v1-test/640.webp', highlights: [[5, 8]] })
  expect(found.categories).toEqual([{ keyword: 'Watch', name: 'Watch', count: 2, highlights: [[0, 3]] }])
  expect(found.brands).toEqual([{ value: 'Wattle & Co', count: 1, highlights: [[0, 3]] }])
  expect(found.corrected).toBeUndefined()
})

test('every typed word must be the beginning of a word of the product', async () => {
  expect(names(await suggest('wa kid'))).toEqual(['Kids Watch'])
  expect((await suggest('home d')).categories).toMatchObject([{ keyword: 'homedecor', count: 1 }])
})

test('one letter is enough for suggestions', async () => {
  expect(names(await suggest('k'))).toEqual(['Kids Watch'])
})

test('a misspelt word is corrected, even while it is incomplete', async () => {
  expect(await suggest('wtach')).toMatchObject({ corrected: 'watch', products: [{ name: 'Kids Watch' }, {}] })
  expect(names(await suggest('hladen'))).toEqual(['Kids Watch', 'Field Watch'])
})

test.each(['%', '\\', '"', "'", '🎁', 'مرحبا', ':* &', 'x'.repeat(200)])(
  'the text %j gets no suggestions',
  async (typed) => {
    expect(await suggest(typed)).toEqual({ products: [], categories: [], brands: [], shops: [] })
  },
)

test.each(['', 'search=', 'search=%00', `search=${'x'.repeat(10_000)}`])(
  'the query %.20s is refused with a message',
  async (query) => {
    const response = await call(shop.app, 'GET', `/api/v1/shop/suggestions?${query}`)
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ field: 'search', message: expect.stringMatching(/^search /) })
  },
)

test('the shop of an approved seller is suggested by its name, without products too', async () => {
  await addSeller(shop, 'lake', { slug: 'lake-goods', shopName: 'Lake Goods' })
  await addSeller(shop, 'gone', { slug: 'lake-house', shopName: 'Lake House', state: 'suspended' })
  expect((await suggest('good')).shops).toEqual([{ slug: 'lake-goods', name: 'Lake Goods', highlights: [[5, 9]] }])
  expect((await suggest('lake')).shops).toHaveLength(1)
  expect((await suggest('watch')).shops).toEqual([])
})
