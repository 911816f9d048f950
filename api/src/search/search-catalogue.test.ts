import { countWords } from '../spelling/count-words'
import { call, newProduct, openTestShop, stock, type TestShop } from '../testing/test-shop'

let shop: TestShop
const field = newProduct({
  name: 'Halden Field Watch in Steel',
  brand: 'Halden',
  sku: 'WAT-4H7K2',
  category: 'Watch',
  unitsSold: 5,
  description: 'Keeps time in all weathers.',
})
const stand = newProduct({
  name: 'Oak Stand',
  category: 'homedecor',
  unitsSold: 90,
  description: 'Holds a watch, or watches and rings.',
})

beforeAll(async () => {
  shop = await openTestShop()
  await stock(
    shop,
    field,
    stand,
    newProduct({ name: 'Studio Headphones', brand: 'Arcwave', unitsSold: 7 }),
    newProduct({ name: 'The Long Way Home', description: 'A novel.', unitsSold: 8 }),
  )
  await countWords(shop.db)
})
afterAll(() => shop.close())

async function find(search: string, more = '') {
  const url = `/api/v1/shop/categorywise?size=20&search=${encodeURIComponent(search)}${more}`
  const { data, ...rest } = (await call(shop.app, 'GET', url)).json()
  return { ...rest, names: data.map(({ name }: { name: string }) => name) }
}

test('a name comes before a description, however well that sells', async () => {
  const { names, corrected } = await find('watch')
  expect(names).toEqual([field.name, stand.name])
  expect(corrected).toBeUndefined()
})

test.each(['wtach', 'wacth', 'whatch', 'watcch'])('%s finds watches, and says so', async (typed) => {
  expect(await find(typed)).toMatchObject({ names: [field.name, stand.name], corrected: 'watch', count: 2 })
})

test('a correction keeps the filters and the words that are right', async () => {
  expect(await find('haldne watch')).toMatchObject({ names: [field.name], corrected: 'halden watch' })
  expect(await find('wtach', '&category=homedecor')).toMatchObject({ names: [stand.name], count: 1 })
})

test('a part of a word is found as it was typed', async () => {
  const { names, corrected } = await find('phones')
  expect(names).toEqual(['Studio Headphones'])
  expect(corrected).toBeUndefined()
})

test('an SKU finds its product, and its beginning nothing that is not meant', async () => {
  expect((await find('wat-4h7k2')).names).toEqual([field.name])
  expect((await find('4h7k2')).names).toEqual([])
})

test('stop words are found where nothing else is asked for', async () => {
  expect((await find('the')).names).toEqual(['The Long Way Home'])
})

test('matches are marked by positions in the texts of each product', async () => {
  const { highlights } = await find('watch')
  expect(highlights).toEqual([
    { name: [[13, 18]], desc: [] },
    {
      name: [],
      desc: [
        [8, 13],
        [18, 23],
      ],
    },
  ])
  expect((await find('')).highlights).toBeUndefined()
})

test('a search that finds nothing offers what comes near and what others buy', async () => {
  const { names, instead } = await find('steel headphones')
  expect(names).toEqual([])
  expect(instead.near.map(({ name }: { name: string }) => name)).toEqual(['Studio Headphones', field.name])
  expect(instead.popular[0].name).toBe(stand.name)
  const none = await find('🎁')
  expect(none.instead.near).toEqual([])
  expect(none.instead.popular).toHaveLength(4)
  expect((await find('watch', '&brand=Nobody')).instead).toBeUndefined()
})
