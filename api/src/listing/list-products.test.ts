import { countWords } from '../spelling/count-words'
import { call, newProduct, openTestShop, stock, type TestShop } from '../testing/test-shop'

let shop: TestShop

beforeAll(async () => {
  shop = await openTestShop()
  await stock(
    shop,
    newProduct({ name: 'Copper Kettle', brand: 'Ember', priceCents: 4000, category: 'kitchen', unitsSold: 3 }),
    newProduct({ name: 'Steel Pan', brand: 'Ember', priceCents: 2500, category: 'kitchen', status: 'pre-order' }),
    newProduct({ name: 'Oak Board', brand: 'Tarn', priceCents: 900, category: 'kitchen', unitsSold: 9 }),
    newProduct({ name: 'Range Cooker', brand: 'Tarn', priceCents: 450_000, category: 'kitchen' }),
    newProduct({ name: 'Studio Headphones', brand: 'Arcwave', priceCents: 9900, category: 'gadghets' }),
    newProduct({
      name: 'Tea Towel',
      description: 'Dries any kettle, 100% cotton.',
      brand: "Sew'n",
      priceCents: 700,
      category: 'homedecor',
      unitsSold: 50,
      createdAt: new Date('2026-05-01T00:00:00Z'),
    }),
    newProduct({ name: 'Towel 100% Linen', brand: 'Tarn', priceCents: 1700, category: 'homedecor' }),
  )
  await countWords(shop.db)
})
afterAll(() => shop.close())

async function list(query: string) {
  const response = await call(
    shop.app,
    'GET',
    `/api/v1/shop/categorywise?${query.includes('size=') ? '' : 'size=20&'}${query}`,
  )
  expect(response.statusCode).toBe(200)
  const body = response.json()
  return { ...body, names: body.data.map(({ name }: { name: string }) => name) }
}

test('a category is sorted by price, ascending or descending', async () => {
  const cheapest = ['Oak Board', 'Steel Pan', 'Copper Kettle', 'Range Cooker']
  expect((await list('category=kitchen&sortId=1')).names).toEqual(cheapest)
  expect((await list('category=kitchen&sortId=-1')).names).toEqual([...cheapest].reverse())
  expect((await list('category=kitchen&sort=best-selling')).names.slice(0, 2)).toEqual(['Oak Board', 'Copper Kettle'])
  expect((await list('sort=newest')).names[0]).toBe('Tea Towel')
})

test('the price range includes both ends, and 3001 means "and above"', async () => {
  expect((await list('category=kitchen&sortId=1&min=9&max=40')).names).toEqual([
    'Oak Board',
    'Steel Pan',
    'Copper Kettle',
  ])
  expect((await list('category=kitchen&sortId=1&min=9.01&max=3000')).names).toEqual(['Steel Pan', 'Copper Kettle'])
  expect((await list('category=kitchen&sortId=1&min=40&max=3001')).names).toEqual(['Copper Kettle', 'Range Cooker'])
})

test('facets count the whole result, each ignoring its own filter', async () => {
  const { count, data, facets } = await list('category=kitchen&brand=Ember&availability=in-stock&min=1&max=100&size=1')
  expect({ count, shown: data.length }).toEqual({ count: 1, shown: 1 })
  expect(facets.availability).toEqual([
    { value: 'in-stock', count: 1 },
    { value: 'pre-order', count: 1 },
  ])
  expect(facets.brand).toEqual([
    { value: 'Ember', count: 1 },
    { value: 'Tarn', count: 1 },
  ])
  expect(facets.price).toEqual({ min: 40, max: 40 })
  expect((await list('category=kitchen&sortId=1&min=1&max=2')).facets.price).toEqual({ min: 9, max: 4500 })
})

test('a chosen value without matches stays in its facet', async () => {
  const { count, facets } = await list('category=kitchen&brand=Arcwave')
  expect(count).toBe(0)
  expect(facets.brand).toContainEqual({ value: 'Arcwave', count: 0 })
})

test('each offered price range, when chosen, finds as many products as it says', async () => {
  const { facets } = await list('category=kitchen')
  expect(facets.priceRanges).toEqual([
    { min: 0, max: 24.99, count: 1 },
    { min: 25, max: 49.99, count: 2 },
    { min: 1000, max: null, count: 1 },
  ])
  for (const { min, max, count } of facets.priceRanges)
    expect((await list(`category=kitchen&min=${min}&max=${max ?? 3001}`)).count).toBe(count)
  expect((await list('category=kitchen&brand=Ember')).facets.priceRanges).toEqual([{ min: 25, max: 49.99, count: 2 }])
})

test('the category facet counts every category of the result, whatever category is chosen', async () => {
  const { facets } = await list('brand=Tarn&category=kitchen')
  expect(facets.category).toEqual([
    { value: 'kitchen', count: 2 },
    { value: 'homedecor', count: 1 },
  ])
})

test('several brands and availabilities can be chosen', async () => {
  expect((await list('brand=Ember&brand=Arcwave')).count).toBe(3)
  expect((await list('category=kitchen&availability=pre-order&availability=up-coming')).names).toEqual(['Steel Pan'])
})

test('a search matches the beginnings of words, and ranks names before descriptions', async () => {
  expect((await list('search=kettles')).names).toEqual(['Copper Kettle', 'Tea Towel'])
  expect((await list('search=ket%20cop')).names).toEqual(['Copper Kettle'])
  expect((await list('search=the%20kettle&category=homedecor')).names).toEqual(['Tea Towel'])
  expect((await list('search=kettle&sortId=1')).names).toEqual(['Tea Towel', 'Copper Kettle'])
})

test('a text that begins no word is found inside names', async () => {
  expect((await list('search=phones')).names).toEqual(['Studio Headphones'])
})

test.each([
  ['%', []],
  ['100% linen', ['Towel 100% Linen']],
  ['_', []],
  ['\\', []],
  ["'; drop table products; --", []],
  ["sew'n", ['Tea Towel']],
  ['"', []],
  ['🎁', []],
  ['مرحبا بكم', []],
  [':* & | ! <->', []],
  ['x'.repeat(200), []],
  ['\ud800', []],
])('the search %j is taken as plain words', async (search, names) => {
  const response = await shop.app.inject({ url: '/api/v1/shop/categorywise', query: { search } })
  expect(response.statusCode).toBe(200)
  expect(response.json().data.map(({ name }: { name: string }) => name)).toEqual(names)
})

test.each([
  ['search', `search=${'x'.repeat(10_000)}`],
  ['search', 'search=a%00b'],
  ['category', 'category=%00'],
  ['brand', 'brand=Ember&brand=%00'],
  ['min', 'min=10&max=5'],
  ['min', 'min=-1'],
  ['max', 'max=much'],
  ['page', 'page=-1'],
  ['page', 'page=1e9'],
  ['size', 'size=101'],
  ['sortId', 'sortId=2'],
  ['sort', 'sort=random'],
  ['rating', 'rating=6'],
  ['rating', 'rating=4.5'],
  ['collection', 'collection=all'],
  ['snapshot', 'snapshot=now'],
  ['availability', 'availability=gone'],
])('a bad %s is a 400 that names the field (%s)', async (field, query) => {
  const response = await call(shop.app, 'GET', `/api/v1/shop/categorywise?${query}`)
  expect(response.statusCode).toBe(400)
  expect(response.json()).toMatchObject({ status: 'error', message: expect.stringContaining(field) })
})

test('pages do not overlap, and a page beyond the end is empty', async () => {
  expect((await list('category=kitchen&sortId=1&size=3&page=1')).names).toEqual(['Range Cooker'])
  expect(await list('category=kitchen&page=100000&size=100')).toMatchObject({ data: [], count: 4 })
  expect(await list('category=nonsense')).toMatchObject({ data: [], count: 0, facets: { price: null } })
})
