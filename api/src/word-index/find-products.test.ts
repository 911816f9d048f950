import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import { groupsOf } from '../facets/catalogue-groups'
import { type Filters, filterCondition } from '../facets/filters'
import { readCategoryIndexes } from '../facets/read-category-indexes'
import { insertProducts } from '../products/insert-products'
import { rankingOf } from '../products/order'
import { products } from '../products/table'
import { createKnownWords } from '../search/known-words'
import { type SearchTerms, searchConditions, wholeWord } from '../search/search-conditions'
import { randomNumbers } from '../testing/random-numbers'
import { openTestDatabase, type TestDatabase } from '../testing/test-database'
import { newProduct } from '../testing/test-shop'
import { findProducts } from './find-products'
import { countFound, type FoundOrder, pageOfFound, shownPrice } from './found-products'
import { type CurrentWords, createCurrentWords, type WordIndex } from './word-index'

let database: TestDatabase
let words: CurrentWords
let marks = 0

const vocabulary = 'cotton,cottage,shirt,shirts,running,run,blue,mug,mugs,the,with,wool,woollen,2.5,élan,kettle'.split(
  ',',
)

const random = randomNumbers(3)
const some = (most: number) => Array.from({ length: 1 + random(most) }, () => vocabulary[random(vocabulary.length)])

const product = () =>
  newProduct({
    name: some(3).join(' '),
    description: some(6).join(' '),
    brand: ['Tarn', 'Cotton Row'][random(2)] ?? '',
    colour: ['Blue', 'Sand'][random(2)] ?? '',
    category: ['books', 'kitchen', 'tshirts'][random(3)] ?? '',
    audience: (['men', 'women', 'unisex'] as const)[random(3)] ?? 'unisex',
    tags: random(3) === 0 ? ['gift', 'mug'] : [],
    priceCents: 500 + random(900),
    unitsSold: random(5),
    featured: random(4) === 0,
    createdAt: new Date(Date.UTC(2026, 0, 1, 0, random(1e5))),
  })

beforeAll(async () => {
  database = await openTestDatabase()
  await insertProducts(database.db, Array.from({ length: 400 }, product))
  await database.db.execute(
    sql`update products set rating_count = 3, rating_total = 9 + uuid_hash(id) % 6 where mix % 4 = 0`,
  )
  words = createCurrentWords(database.db, (error) => {
    throw error
  })
  words.start(['books', 'kitchen', 'tshirts'])
})
afterAll(() => database.close())

/** The index after all changes so far. */
async function index(): Promise<WordIndex> {
  for (;;) {
    words.clear()
    marks += 1
    const now = await words.get(String(marks))
    if (now) return now
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

async function ids(condition: SQL | undefined, order: readonly SQL[] = [asc(products.id)]) {
  const { rows } = await database.db.execute<{ id: string }>(
    sql`select id from products where ${condition} order by ${sql.join([...order], sql`, `)}`,
  )
  return rows.map(({ id }) => id)
}

async function find(wanted: SearchTerms) {
  const groups = groupsOf(await readCategoryIndexes(database.db))
  const query = await createKnownWords(database.db).queryOf(wanted)
  if (!query) throw new Error('the query has words alone')
  const now = await index()
  const of = (texts: 'all' | 'titled') => {
    const found = findProducts(now, groups, query, texts) ?? []
    const page = (choice: Filters, order: FoundOrder, size: number, offset: number) =>
      pageOfFound(found, shownPrice(groups, choice, none), { order, size, offset, without: [] })
    return { page, count: (choice: Filters) => countFound(found, groups, choice, none) }
  }
  return { all: of('all'), titled: of('titled') }
}

const none = new Set<string>()
const searches: SearchTerms[] = [
  [['cot']],
  [['cotton'], ['shirts']],
  [[wholeWord('cotton')], [wholeWord('shirts')]],
  [['runs'], ['bl']],
  [['mug', 'kettle'], ['men']],
  [['2.5']],
  [['él']],
  [['the']],
  [['the'], ['wool']],
  [['gift'], ['row'], ['with']],
  [['nothing']],
  [['happy'], ['runner']],
  [[wholeWord('running')]],
  [[wholeWord('the')], [wholeWord('mugs')]],
]

/** Each search finds the same in memory as in the database. */
async function compare() {
  for (const wanted of searches) {
    const { all, titled } = await find(wanted)
    const { found, named } = searchConditions(wanted)
    const everywhere = all.page({}, 'newest', 1000, 0)
    expect([wanted, everywhere.toSorted()]).toEqual([wanted, await ids(and(sql`active`, found))])
    expect(all.count({}).count).toBe(everywhere.length)
    const inTitles = titled.page({}, 'newest', 1000, 0)
    expect([wanted, inTitles.toSorted()]).toEqual([wanted, await ids(and(sql`active`, named))])
  }
}

test('memory finds what the database finds, beginnings, stems, stop words and whole words', compare)

test('the first ones are those of the database in each order, with filters, and none is repeated on the next page', async () => {
  const wanted = [['cot']]
  const { all } = await find(wanted)
  const { found, named } = searchConditions(wanted)
  const orders: FoundOrder[] = ['relevance', 'bestSelling', 'newest', 'topRated', 'cheapest', 'dearest', 'mixed']
  const choice = { min: 6, max: 12, audience: 'women' } as const
  for (const order of orders) {
    const pages = [0, 7, 14].flatMap((offset) => all.page(choice, order, 7, offset))
    const expected = await ids(and(filterCondition(choice, none), found), rankingOf(order, { named }))
    expect(expected.length).toBeGreaterThan(21)
    expect([order, pages]).toEqual([order, expected.slice(0, 21)])
  }
})

test('facets of what was found are those of a count of every product', async () => {
  const wanted = [['mug']]
  const { all } = await find(wanted)
  const { found } = searchConditions(wanted)
  const choice = { category: 'kitchen', max: 11 }
  const { count, facets } = all.count(choice)
  expect(count).toBe((await ids(and(filterCondition(choice, none), found))).length)
  for (const { value, count: n } of facets.category)
    expect(n).toBe((await ids(and(filterCondition({ category: value, max: 11 }, none), found))).length)
  for (const { value, count: n } of facets.brand)
    expect(n).toBe((await ids(and(filterCondition({ ...choice, brand: [value] }, none), found))).length)
})

test('what was added, changed, moved to another category, hidden or sold is found as it is now', async () => {
  const { db } = database
  await insertProducts(db, Array.from({ length: 20 }, product))
  const all = await ids(sql`active`)
  const set = (n: number, change: Partial<typeof products.$inferInsert>) =>
    db
      .update(products)
      .set({ ...change, updatedAt: new Date() })
      .where(eq(products.id, all[n] ?? ''))
  await set(3, { name: 'Cotton cottage', description: 'A runner with wool.' })
  await set(4, { category: 'books', name: 'Kettle' })
  await set(5, { active: false })
  await set(6, { unitsSold: 900 })
  await compare()
  await set(5, { active: true, name: 'Shirts' })
  await set(3, { name: 'Mug' })
  await compare()
  expect((await index()).changed.size).toBeLessThan(40)
})
