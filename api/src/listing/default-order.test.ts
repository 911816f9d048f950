import { call, newProduct, openTestShop, stock, type TestShop } from '../testing/test-shop'
import { kindOfProduct } from './kind-of-product'

let shop: TestShop
const things = ['Socks', 'Jeans', 'Hoodie', 'Beanie']

beforeAll(async () => {
  shop = await openTestShop()
  const clothes = Array.from({ length: 130 }, (_, n) =>
    newProduct({ name: `Fennwick ${things[Math.floor(n / 33)]}, ${n}`, category: 'clothing', priceCents: 1000 + n }),
  )
  // The order is random: fewer than the five books that a first block needs occur less than once in a million runs.
  const books = Array.from({ length: 60 }, (_, n) => newProduct({ name: `Novel ${n}`, category: 'books' }))
  await stock(shop, ...clothes, ...books)
})
afterAll(() => shop.close())

interface Shown {
  _id: string
  name: string
  category: string
  tags: string[]
}

async function read(query: string): Promise<Shown[]> {
  return (await call(shop.app, 'GET', `/api/v1/shop/categorywise?${query}`)).json().data
}

async function readAll(query: string, size: number, count: number): Promise<Shown[]> {
  const pages = Array.from({ length: Math.ceil(count / size) }, (_, page) => read(`${query}&size=${size}&page=${page}`))
  return (await Promise.all(pages)).flat()
}

test('neighbours on the first page of a category differ in kind', async () => {
  const kinds = (await read('category=clothing&size=20')).map(kindOfProduct)
  expect(new Set(kinds)).toEqual(new Set(['sock', 'jean', 'hoodie', 'beanie']))
  expect(kinds.filter((kind, n) => kind === kinds[n - 1])).toEqual([])
})

test('neighbours on the first page of all products differ in category while there are several', async () => {
  const shown = (await read('size=10')).map(({ category }) => category)
  expect(shown.filter((category, n) => category === shown[n - 1])).toEqual([])
})

test.each([3, 5, 10, 15, 20, 7, 100])('pages of %i have each product once, in the same order', async (size) => {
  const ids = (await readAll('category=clothing', size, 130)).map(({ _id }) => _id)
  expect(new Set(ids).size).toBe(130)
  expect(ids).toEqual((await readAll('category=clothing', 10, 130)).map(({ _id }) => _id))
})

test('filters, and a product that was added meanwhile, leave the order of the others as it is', async () => {
  const query = 'category=clothing&min=10.2&max=10.9'
  const before = await readAll(query, 5, 71)
  expect(new Set(before.map(({ _id }) => _id)).size).toBe(71)
  const first = (await call(shop.app, 'GET', `/api/v1/shop/categorywise?${query}&size=5`)).json()
  await stock(shop, newProduct({ name: 'Late Scarf', category: 'clothing', priceCents: 1050 }))
  expect(await readAll(`${query}&snapshot=${first.snapshot}`, 5, 71)).toEqual(before)
})

test('sortId 1 is still price low to high, and -1 high to low', async () => {
  const names = async (query: string) => (await read(query)).map(({ name }) => name)
  expect(await names('category=clothing&sortId=1&size=1')).toEqual(['Fennwick Socks, 0'])
  expect(await names('category=clothing&sortId=-1&size=1')).toEqual(['Fennwick Beanie, 129'])
  expect(await names('category=clothing&sortId=1&sort=mixed&size=5')).toEqual(await names('category=clothing&size=5'))
})
