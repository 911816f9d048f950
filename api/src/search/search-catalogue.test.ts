import { createCachedCatalogue } from '../catalogue/cached-catalogue'
import { countWords } from '../spelling/count-words'
import { testPictures } from '../testing/test-pictures'
import { call, newProduct, openTestShop, stock, type TestShop } from '../testing/test-shop'
import { searchCatalogue } from './search-catalogue'

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

test('a match in the name ranks before a match in the description of a better seller', async () => {
  const { names, corrected } = await find('watch')
  expect(names).toEqual([field.name, stand.name])
  expect(corrected).toBeUndefined()
})

test.each(['wtach', 'wacth', 'whatch', 'watcch'])(
  'the misspelt %s finds watches, and the answer names the correction',
  async (typed) => {
    expect(await find(typed)).toMatchObject({ names: [field.name, stand.name], corrected: 'watch', count: 2 })
  },
)

test('a correction keeps the filters and the correctly spelt words', async () => {
  expect(await find('haldne watch')).toMatchObject({ names: [field.name], corrected: 'halden watch' })
  expect(await find('wtach', '&category=homedecor')).toMatchObject({ names: [stand.name], count: 1 })
})

test('a part of a word is not corrected when it is found', async () => {
  const { names, corrected } = await find('phones')
  expect(names).toEqual(['Studio Headphones'])
  expect(corrected).toBeUndefined()
})

test('a full SKU finds its product, the beginning of one does not', async () => {
  expect((await find('wat-4h7k2')).names).toEqual([field.name])
  expect((await find('4h7k2')).names).toEqual([])
})

test('a search of stop words alone finds products with them', async () => {
  expect((await find('the')).names).toEqual(['The Long Way Home'])
})

test('an answer has the positions of the matches in name and description of each product', async () => {
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

test('a search without results offers best sellers', async () => {
  const { names, instead } = await find('quixotic')
  expect(names).toEqual([])
  expect(instead.popular[0].name).toBe(stand.name)
  const none = await find('🎁')
  expect(none.instead.near).toEqual([])
  expect(none.instead.popular).toHaveLength(4)
  expect((await find('watch', '&brand=Nobody')).instead).toBeUndefined()
})

test('where the shop is large, several words are searched whole first, and as beginnings when that finds nothing', async () => {
  const catalogue = createCachedCatalogue({ db: shop.db, pictures: testPictures }, 'off')
  await stock(
    shop,
    newProduct({ name: 'Rope Cot', description: 'Of hemp.' }),
    newProduct({ name: 'Rope of Cotton', description: 'Strong.' }),
  )
  const reader = await catalogue.reader()
  const large = { ...reader, triesWholeWords: true }
  const count = async (search: string, by: typeof reader = large) =>
    (await searchCatalogue(catalogue, by, search)).found.total
  expect(await count('rope cot', reader)).toBe(2)
  expect(await count('rope cot')).toBe(1)
  expect(await count('ropes cots')).toBe(1)
  expect(await count('rope cott')).toBe(1)
  expect(await count('rope')).toBe(2)
})
