import type { Database } from '../database/database'
import { notFound, Problem } from '../http/problem'
import { insertProducts } from '../products/insert-products'
import { openTestDatabase, type TestDatabase } from '../testing/test-database'
import { testPictures } from '../testing/test-pictures'
import { newProduct } from '../testing/test-shop'
import { createCachedCatalogue } from './cached-catalogue'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  await insertProducts(database.db, [newProduct()])
})
afterEach(() => jest.restoreAllMocks())
afterAll(() => database.close())

/** A database whose statements take 60 ms each by the caches' clock, as with a large catalogue. */
function slow(): Database {
  let now = performance.now()
  jest.spyOn(performance, 'now').mockImplementation(() => now)
  return new Proxy(database.db, {
    get(db, name: keyof Database) {
      if (name !== 'execute') return Reflect.get(db, name)
      return async (query: Parameters<Database['execute']>[0]) => {
        now += 60
        return db.execute(query)
      }
    },
  })
}

test('changes that take long to read are served as they were until a clear, and the state of the catalogue is read anew', async () => {
  const catalogue = createCachedCatalogue({ db: slow(), pictures: testPictures }, 'on')
  const facets = async () => (await (await catalogue.reader()).facets({})).facets
  const [revision] = [await catalogue.revision(), await facets()]
  await insertProducts(database.db, [newProduct({ brand: 'First' })])
  catalogue.refresh()
  const before = await facets()
  expect(before.brand.map(({ value }) => value)).toContain('First')
  await insertProducts(database.db, [newProduct({ brand: 'Newcomer' })])
  for (let changes = 0; changes < 3; changes += 1) {
    catalogue.refresh()
    expect((await catalogue.revision()).mark).not.toBe(revision.mark)
    expect(await facets()).toBe(before)
  }
  catalogue.clear()
  expect((await facets()).brand.map(({ value }) => value)).toContain('Newcomer')
})

test('answers of the last minutes stand in for a database that is away or too slow, not for what is there no more', async () => {
  let now = performance.now()
  jest.spyOn(performance, 'now').mockImplementation(() => now)
  const { answers } = createCachedCatalogue({ db: database.db, pictures: testPictures }, 'on')
  const page = { body: 'a page', etag: '"1"', readAt: 0 }
  const failing = (error: Error) => () => Promise.reject(error)
  const withCode = (code: string) => failing(new Error('Failed query', { cause: Object.assign(new Error(), { code }) }))
  await answers.get('page', async () => page)
  now += 10 * 60_000
  expect(await answers.get('page', withCode('57014'))).toBe(page)
  now += 2000
  await expect(answers.get('page', failing(new Problem(503, 'Busy.')))).rejects.toThrow('Busy.')
  expect(await answers.get('page', withCode('ECONNREFUSED'))).toBe(page)
  now += 2000
  await expect(answers.get('page', failing(notFound('page')))).rejects.toThrow('There is no page.')
  await expect(answers.get('page', withCode('ECONNREFUSED'))).rejects.toThrow('Failed query')
})
