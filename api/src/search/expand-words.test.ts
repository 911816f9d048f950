import { countWords } from '../spelling/count-words'
import { call, newProduct, openTestShop, stock, type TestShop } from '../testing/test-shop'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  await stock(
    shop,
    newProduct({ name: 'Plush Żółw', colour: 'Celadon' }),
    newProduct({ name: 'Crème Brûlée Bowl', colour: 'White' }),
    newProduct({ name: 'Creme Spoon', colour: 'Black' }),
    newProduct({ name: 'Drop Earrings', colour: 'Navy' }),
    newProduct({ name: 'Compact Earbuds', colour: 'Sky Blue' }),
    newProduct({ name: 'Wool Sweater', colour: 'Denim' }),
    newProduct({ name: 'Globe Speaker', colour: 'Black' }),
  )
  await countWords(shop.db)
})
afterAll(() => shop.close())

const get = async (path: string) => (await call(shop.app, 'GET', `/api/v1/shop/${path}`)).json()
const names = ({ data }: { data: { name: string }[] }) => data.map(({ name }) => name).toSorted()
const list = (search: string, more = '') =>
  get(`categorywise?page=0&size=20&search=${encodeURIComponent(search)}${more}`)

test.each([
  ['zolw', ['Plush Żółw']],
  ['ŻÓŁW', ['Plush Żółw']],
  ['creme', ['Creme Spoon', 'Crème Brûlée Bowl']],
  ['crème', ['Creme Spoon', 'Crème Brûlée Bowl']],
  ['blue', ['Compact Earbuds', 'Drop Earrings', 'Wool Sweater']],
  ['green', ['Plush Żółw']],
  ['jumpers', ['Wool Sweater']],
  ['blue jumper', ['Wool Sweater']],
])('%s finds %j, in list and suggestions', async (search, found) => {
  const listed = await list(search)
  expect(names(listed)).toEqual(found)
  expect([listed.corrected, listed.relaxed]).toEqual([undefined, undefined])
  const { products } = (await get(`suggestions?search=${encodeURIComponent(search)}`)).data
  expect(names({ data: products })).toEqual(found)
})

test('a word whose stem begins others is corrected first, and searched as typed on demand', async () => {
  for (const word of ['earings', 'earing']) {
    const listed = await list(word)
    expect([word, names(listed), listed.corrected]).toEqual([word, ['Drop Earrings'], 'earrings'])
    const { products, corrected } = (await get(`suggestions?search=${word}`)).data
    expect([word, names({ data: products }), corrected]).toEqual([word, ['Drop Earrings'], 'earrings'])
  }
  const typed = await list('earings', '&spelling=typed')
  expect([names(typed), typed.corrected]).toEqual([['Compact Earbuds', 'Drop Earrings'], undefined])
})

test('a correction says so, and as typed nothing is found', async () => {
  expect(await list('speakerz')).toMatchObject({ corrected: 'speaker', count: 1 })
  const typed = await list('speakerz', '&spelling=typed')
  expect([typed.count, typed.corrected]).toEqual([0, undefined])
})
