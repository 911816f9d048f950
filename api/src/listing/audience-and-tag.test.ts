import { addVariants, call, newProduct, newVariant, openTestShop, stock, type TestShop } from '../testing/test-shop'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  await stock(
    shop,
    newProduct({ name: 'Chinos', audience: 'men', category: 'clothing', brand: 'Tarn' }),
    newProduct({ name: 'Running Tee', audience: 'men', tags: ['tee', 'sport'], category: 'tshirts' }),
    newProduct({ name: 'Sundress', audience: 'women', category: 'clothing' }),
    newProduct({ name: 'Dumbbell', tags: ['weights', 'sport'], category: 'health' }),
  )
})
afterAll(() => shop.close())

async function list(query: string) {
  const answer = await call(shop.app, 'GET', `/api/v1/shop/categorywise?size=20&${query}`)
  const { data, ...rest } = answer.json()
  return { ...rest, names: data?.map(({ name }: { name: string }) => name).sort() }
}

test('audience and tag filter a listing, alone and with others, and its facets', async () => {
  expect(await list('audience=men')).toMatchObject({ names: ['Chinos', 'Running Tee'], count: 2 })
  expect(await list('tag=sport')).toMatchObject({ names: ['Dumbbell', 'Running Tee'], count: 2 })
  const both = await list('audience=men&tag=sport&sortId=1')
  expect(both).toMatchObject({ names: ['Running Tee'], count: 1 })
  expect(both.facets.category).toEqual([{ value: 'tshirts', count: 1 }])
  expect(await list('audience=men&brand=Tarn&sort=newest')).toMatchObject({ names: ['Chinos'] })
  expect(await list('search=tee&audience=men')).toMatchObject({ names: ['Running Tee'] })
  expect(await list('tag=spor')).toMatchObject({ names: [], count: 0 })
})

test.each(['audience=everyone', 'tag=', 'tag=Sport', 'tag=a%20b', `tag=${'x'.repeat(31)}`])(
  '%s is refused with its field',
  async (query) => {
    expect(await list(query)).toMatchObject({ status: 'error', field: query.split('=')[0] })
  },
)

test('a product is found by its colour, by a variant’s colour, by its audience and its tags', async () => {
  const [mug] = await stock(shop, newProduct({ name: 'Mug', colour: 'Sky Blue', tags: ['mug', 'gift'] }))
  await addVariants(
    shop,
    mug?.id ?? '',
    newVariant({ colour: 'Red', size: '' }),
    newVariant({ colour: 'Sky Blue', size: '' }),
  )
  for (const search of ['red mug', 'blue mug', 'gift', 'gifts for you'])
    expect(await list(`search=${encodeURIComponent(search)}`)).toMatchObject({ names: ['Mug'] })
  for (const search of ['men chinos', 'mens chinos', "men's chinos", 'chinos for him'])
    expect(await list(`search=${encodeURIComponent(search)}`)).toMatchObject({ names: ['Chinos'] })
})

test('administrators set audience and tags; a product without them is for everybody', async () => {
  const body = { name: 'Kettle', desc: '', price: 10, stock: 1, status: 'in-stock', brand: 'Tarn', colour: 'Red' }
  const input = { ...body, category: 'kitchen', active: true }
  const made = await call(shop.app, 'POST', '/api/v1/admin/products', { token: 'admin', body: input })
  expect(made.json().data).toMatchObject({ audience: 'unisex', tags: [], condition: 'New Product' })
  const path = `/api/v1/admin/products/${made.json().data._id}`
  const set = (change: object) => call(shop.app, 'PATCH', path, { token: 'admin', body: change })
  expect((await set({ audience: 'kids', tags: ['kettle', 'gift'] })).json().data).toMatchObject({
    audience: 'kids',
    tags: ['kettle', 'gift'],
  })
  expect((await set({ tags: ['Two words'] })).json()).toMatchObject({ status: 'error', field: 'tags.0' })
  expect((await set({ audience: 'cats' })).json()).toMatchObject({ status: 'error', field: 'audience' })
  expect((await list('tag=kettle&audience=kids')).names).toEqual(['Kettle'])
})
