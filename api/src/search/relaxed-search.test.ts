import { countWords } from '../spelling/count-words'
import { addVariants, call, newProduct, newVariant, openTestShop, stock, type TestShop } from '../testing/test-shop'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  const [sweater] = await stock(
    shop,
    newProduct({ name: 'Crew Sweater', colour: 'Sky Blue', audience: 'men', description: 'Warm, and softly washed.' }),
    newProduct({ name: 'Stoneware Mug', colour: 'Sand', tags: ['mug', 'gift'] }),
    newProduct({ name: 'Travel Mug', colour: 'Ink', description: 'Reduces noise in no way.' }),
    newProduct({ name: 'Enamel Kettle', colour: 'Red' }),
    newProduct({ name: 'Straight Jeans', audience: 'men', colour: 'Indigo' }),
    newProduct({ name: 'Slim Jeans', audience: 'women', colour: 'Indigo' }),
    newProduct({ name: 'Bunny Teether', audience: 'kids', tags: ['teether', 'baby', 'gift'] }),
    newProduct({ name: 'Drop Pendant', audience: 'women', tags: ['necklace', 'gift'] }),
    newProduct({ name: 'Striped Tee', tags: ['tshirt', 'tee'] }),
    newProduct({ name: 'Flannel Shirt' }),
    newProduct({ name: 'Field Lantern', colour: 'Navy' }),
    newProduct({ name: 'Medium Hamper' }),
    newProduct({ name: 'Globe Speaker', colour: 'Graphite' }),
    newProduct({ name: 'Black Rug', description: 'Medium pile, in the light of a lantern.' }),
  )
  await addVariants(shop, sweater?.id ?? '', newVariant({ colour: 'Sky Blue' }), newVariant({ colour: 'Cherry' }))
  await countWords(shop.db)
})
afterAll(() => shop.close())

const get = async (path: string, search: string) =>
  (await call(shop.app, 'GET', `/api/v1/shop/${path}search=${encodeURIComponent(search)}`)).json()

async function find(search: string) {
  const { data, corrected, relaxed, highlights } = await get('categorywise?size=20&', search)
  const names = data.map(({ name }: { name: string }) => name).sort()
  const marks = data.flatMap(({ name }: { name: string }, n: number) =>
    highlights[n].name.map(([from, to]: [number, number]) => name.slice(from, to)),
  )
  return { names, corrected, relaxed, marks }
}

async function suggest(search: string) {
  const { products, corrected, relaxed } = (await get('suggestions?', search)).data
  return { names: products.map(({ name }: { name: string }) => name).sort(), corrected, relaxed }
}

const mugs = ['Stoneware Mug', 'Travel Mug']

test.each([
  ['blu sweter', { names: ['Crew Sweater'], corrected: 'blu sweater', relaxed: undefined }],
  ['cherry sweater', { names: ['Crew Sweater'], corrected: undefined, relaxed: undefined }],
  ['green mug', { names: mugs, corrected: undefined, relaxed: 'mug' }],
  ['men jeans', { names: ['Straight Jeans'], corrected: undefined, relaxed: undefined }],
  ['jeans for women', { names: ['Slim Jeans'], corrected: undefined, relaxed: undefined }],
  ['gift for baby', { names: ['Bunny Teether'], corrected: undefined, relaxed: undefined }],
  ['a gift for mom', { names: ['Drop Pendant'], corrected: undefined, relaxed: undefined }],
  ['gift for my quokka', { names: ['Bunny Teether', 'Drop Pendant', 'Stoneware Mug'], relaxed: 'gift' }],
  ['lantern navy medium', { names: ['Field Lantern'], corrected: undefined, relaxed: 'lantern navy' }],
  [
    'stonware mgu for camping',
    { names: ['Stoneware Mug'], corrected: 'stoneware mug camping', relaxed: 'stoneware mug' },
  ],
])('%j finds what is meant, in the listing and in suggestions', async (search, expected) => {
  expect(await find(search)).toMatchObject(expected)
  expect(await suggest(search)).toMatchObject(expected)
})

test('a word that a description has is not corrected, but gives way when no product has all', async () => {
  expect(await find('washed jeanz')).toMatchObject({ names: ['Slim Jeans', 'Straight Jeans'], relaxed: 'jeans' })
  expect(await find('washed sweter')).toMatchObject({ names: ['Crew Sweater'], corrected: 'washed sweater' })
})

test('a word that the table of related words has is not corrected, whatever the shop sells', async () => {
  expect(await find('speakrs')).toMatchObject({ names: ['Globe Speaker'], corrected: 'speaker' })
  const nothing = { names: [], corrected: undefined, relaxed: undefined }
  expect(await find('sneakers')).toMatchObject(nothing)
  expect(await suggest('sneakers')).toEqual(nothing)
})

test('nothing is corrected or relaxed while all words are found', async () => {
  expect(await find('mug')).toMatchObject({ names: mugs, corrected: undefined, relaxed: undefined })
  expect(await find('quokka zzyzx')).toMatchObject({ names: [], corrected: undefined, relaxed: undefined })
  expect(await suggest('quokka zzyzx')).toEqual({ names: [], corrected: undefined, relaxed: undefined })
})

test('a letter before a hyphen is no word of its own', async () => {
  const { names, marks } = await find('t-shirt')
  expect(names).toEqual(['Flannel Shirt', 'Striped Tee'])
  expect(marks).toEqual(['Shirt'])
})

test('a word in angle brackets is a word like any other, and marks no other word', async () => {
  expect(await find('<script>')).toEqual({ names: [], corrected: undefined, relaxed: undefined, marks: [] })
})

test('a relaxed search keeps its words, count and filters on every page', async () => {
  const page = await get('categorywise?size=1&page=1&sort=newest&', 'green mug')
  expect(page).toMatchObject({ count: 2, relaxed: 'mug', data: [{}] })
  expect(page.data[0].name).toMatch(/Mug$/)
})
