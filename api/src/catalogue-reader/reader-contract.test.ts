import { until } from '@superium/shared/testing/node'
import { eq, gt, sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { type Catalogue, createCachedCatalogue } from '../catalogue/cached-catalogue'
import type { Filters } from '../facets/filters'
import { filtersVariants } from '../facets/variant-filters'
import { insertProducts } from '../products/insert-products'
import type { Order } from '../products/order'
import { products } from '../products/table'
import type { SearchTerms } from '../search/search-conditions'
import {
  countPlainly,
  listPlainly,
  type PlainProduct,
  plainFacets,
  readPlainProducts,
  shownOffer,
} from '../testing/plain-catalogue'
import { randomNumbers } from '../testing/random-numbers'
import { openTestDatabase, type TestDatabase } from '../testing/test-database'
import { testPictures } from '../testing/test-pictures'
import { newProduct, newVariant } from '../testing/test-shop'
import { insertVariants } from '../variants/insert-variants'
import { productVariants } from '../variants/table'
import { readProductsByIds } from './read-products'

const random = randomNumbers(23)
const pick = <T>(values: readonly T[]): T => values[random(values.length)] as T
const some = <T>(values: readonly T[]): T[] => values.filter(() => random(2) === 0)

const COLOURS = ['Red', 'Blue', 'Sand', 'Ink']
const SIZES = ['S', 'M', 'L']
const SALE = uuidv7()
const SELLER = uuidv7()
const PRODUCTS = 500

const product = (n: number) =>
  newProduct({
    ...{ name: `${pick(['Cotton Shirt', 'Wool Shirt', 'Mug'])} ${n}`, brand: `Brand ${random(4)}` },
    ...{ category: pick(['books', 'kitchen', 'clothing']), colour: pick([...COLOURS, '']), stock: random(3) },
    ...{
      status: pick(['in-stock', 'in-stock', 'pre-order', 'up-coming'] as const),
      priceCents: 1000 + 500 * random(9),
    },
    ...{ unitsSold: random(4), featured: random(4) === 0, tags: pick([[], ['sport'], ['sport', 'gift']]) },
    ...{ audience: pick(['men', 'unisex'] as const), createdAt: new Date(Date.UTC(2026, 0, 1, 0, 0, random(3))) },
  })

/** Variants of one colour and several sizes, several colours, or one variant; some cost more, some are sold out. */
function variants() {
  const [colours, sizes] = [
    pick([[''], [pick(COLOURS)], COLOURS.slice(random(3))]),
    pick([[''], SIZES.slice(random(3))]),
  ]
  return colours
    .flatMap((colour) => sizes.map((size) => ({ colour, size })))
    .filter(({ colour, size }) => colour !== '' || size !== '')
    .map((traits) => newVariant({ ...traits, stock: random(3), surchargeCents: pick([0, 0, 500, 2500]) }))
    .map((one, position) => (position === 0 ? { ...one, surchargeCents: 0 } : one))
}

let database: TestDatabase
const catalogues: Record<string, Catalogue> = {}
let all: PlainProduct[]
let sales: ReadonlySet<string>

beforeAll(async () => {
  database = await openTestDatabase()
  const { db } = database
  const rows = Array.from({ length: PRODUCTS }, (_, n) => product(n))
  await insertProducts(db, rows)
  await insertVariants(
    db,
    rows.flatMap(({ id }) => {
      const own = random(2) ? variants() : []
      return own.length > 0 ? [{ productId: id, variants: own }] : []
    }),
  )
  await db.execute(sql`insert into sales (id, name, starts_at, ends_at, state)
    values (${SALE}, 'Sale', now() - interval '1 day', now() + interval '1 day', 'running')`)
  // In UTC, because a cluster updates with immutable functions only.
  await db.execute(sql`update products set
    created_at = (created_at at time zone 'UTC' + mix % 3 * interval '1 microsecond') at time zone 'UTC',
    rating_count = abs(mix % 3), rating_total = abs(mix % 3) * (1 + abs(mix % 5)),
    seller_id = case when mix % 4 = 0 then ${SELLER}::uuid end,
    sale_id = case when mix % 5 = 0 then ${SALE}::uuid end,
    regular_price_cents = case when mix % 5 = 0 then price_cents + 100 * abs(mix % 4) end`)
  const onError = (error: unknown) => {
    throw error
  }
  const of = { db, pictures: testPictures }
  catalogues.postgres = createCachedCatalogue(of, 'on', onError, PRODUCTS + 1000)
  catalogues.memory = createCachedCatalogue(of, 'on', onError, 1)
  await read()
})
afterAll(() => database.close())

/** Reads what is expected, and lets both readers read again. */
async function read(): Promise<void> {
  all = await readPlainProducts(database.db)
  for (const catalogue of Object.values(catalogues)) catalogue.clear()
  sales = (await (catalogues.postgres as Catalogue).revision()).sales
}

const randomChoice = (): Filters => {
  const min = 5 * random(12)
  return {
    ...(random(2) && { category: pick(['books', 'kitchen', 'clothing', 'garden']) }),
    ...(random(4) === 0 && { brand: [`Brand ${random(5)}`, `Brand ${random(5)}`] }),
    ...(random(3) === 0 && { availability: some(['in-stock', 'pre-order', 'up-coming'] as const) }),
    ...(random(3) === 0 && { colour: some(COLOURS) }),
    ...(random(3) === 0 && { variantSize: some(SIZES) }),
    ...(random(5) === 0 && { rating: 1 + random(5) }),
    ...(random(6) === 0 && { audience: 'men' as const }),
    ...(random(6) === 0 && { tag: 'gift' }),
    ...(random(6) === 0 && { sellerId: SELLER }),
    ...(random(5) === 0 && { collection: pick(['featured', 'on-sale'] as const) }),
    ...(random(3) === 0 && { min }),
    ...(random(3) === 0 && { max: min + 5 * random(8) + (random(2) ? 0.01 : 0) }),
  }
}

const ORDERS = ['mixed', 'cheapest', 'dearest', 'newest', 'bestSelling', 'topRated', 'discount'] as const

/** Asks random questions and compares each answer with a list of plain objects. */
async function compare(catalogue: Catalogue, questions: number): Promise<void> {
  const reader = await catalogue.reader()
  for (let n = 0; n < questions; n += 1) {
    const choice = randomChoice()
    const order: (typeof ORDERS)[number] = pick(ORDERS)
    const expected = listPlainly(all, choice, sales, order)
    const { count, facets } = await reader.facets(choice)
    expect({ choice, count, facets: plainFacets(facets) }).toEqual({
      ...{ choice, count: expected.length },
      facets: countPlainly(all, choice, sales),
    })
    const without = expected.filter((_, i) => random(20) === 0 && i < 400).map(({ id }) => id)
    const left = expected.filter(({ id }) => !without.includes(id))
    const size = pick([5, 20, 60])
    for (const offset of [0, random(left.length + 1), random(left.length + size)]) {
      const ids = await reader.page({ choice, order, size, offset, without })
      const page = left.slice(offset, offset + size)
      expect({ choice, order, offset, ids }).toEqual({ choice, order, offset, ids: page.map(({ id }) => id) })
      const shown = await readProductsByIds(catalogue, ids, choice)
      expect(shown.map(({ _id, variant, price }) => ({ _id, variant, price }))).toEqual(
        page.map((one) => {
          const offer = filtersVariants(choice) ? shownOffer(one, choice) : undefined
          return { _id: one.id, variant: offer?.variant ?? undefined, price: (offer?.cents ?? one.cents) / 100 }
        }),
      )
    }
  }
}

describe.each(['postgres', 'memory'])('the reader %s', (name) => {
  const reading = () => catalogues[name] as Catalogue

  test('lists, counts and shows what a list of plain objects does', () => compare(reading(), 80))

  test('knows at once that a variant sells out, comes back, or costs more', async () => {
    for (const [stock, dearer] of [
      [0, 0],
      [4, 100],
    ] as const) {
      await database.db.update(productVariants).set({ stock }).where(eq(productVariants.size, 'M'))
      await database.db
        .update(productVariants)
        .set({ surchargeCents: sql`surcharge_cents + ${dearer}` })
        .where(gt(productVariants.surchargeCents, 0))
      await database.db.execute(sql`update products p set updated_at = now(), stock = held.stock
        from (select product_id, sum(stock)::int as stock from product_variants group by product_id) held
        where p.id = held.product_id`)
      await read()
      await compare(reading(), 20)
    }
  })
})

/** Words of most, some, few and no products. */
const SEARCHES: readonly SearchTerms[] = [[['shirt']], [['cot'], ['shi']], [['mug', 'wool']], [['17']], [['kettle']]]

test('the readers find and suggest the same, with filters of variants, too', async () => {
  const { memory, postgres } = catalogues as Record<'memory' | 'postgres', Catalogue>
  await memory.reader()
  await until(() => memory.searchesInMemory())
  const fits = (_: string, value: string) => /Brand|books/.test(value)
  for (const wanted of SEARCHES) {
    const answers = await Promise.all(
      [memory, postgres].map(async (catalogue) => {
        const reader = await catalogue.reader()
        return { found: await reader.search(wanted), suggested: await reader.suggest(wanted, fits, 5) }
      }),
    )
    const [one, other] = answers.map(({ found, suggested }) => ({ total: found.total, suggested }))
    expect({ wanted, ...one }).toEqual({ wanted, ...other })
    expect([wanted, (one?.total ?? 0) > 0]).toEqual([wanted, wanted !== SEARCHES.at(-1)])
    for (let n = 0; n < 20; n += 1) {
      const asked = {
        choice: randomChoice(),
        order: pick([...ORDERS, 'relevance'] as const),
        size: 20,
        offset: random(30),
      }
      const [left, right] = await Promise.all(
        answers.map(async ({ found }) => ({
          facets: await found.facets(asked.choice),
          ids: await found.page({ ...asked, without: [] }),
        })),
      )
      expect({ wanted, asked, ...left }).toEqual({ wanted, asked, ...right })
    }
  }
})

test('products with the same random number in the default order keep their own variants', async () => {
  // Two ids with the same hash.
  const { rows } = await database.db.execute<{ a: string; b: string }>(sql`
    with many as materialized (select gen_random_uuid() as id from generate_series(1, 400000)),
      pairs as (select min(id::text) as a, max(id::text) as b from many group by uuid_hash(id) having count(*) > 1 limit 1)
    select a, b from pairs`)
  const ids = [rows[0]?.a ?? '', rows[0]?.b ?? '']
  await insertProducts(
    database.db,
    ids.map((id) => newProduct({ id, category: 'twins' })),
  )
  await insertVariants(
    database.db,
    ids.map((productId, n) => ({ productId, variants: [newVariant({ colour: COLOURS[n] as string })] })),
  )
  await read()
  for (const catalogue of Object.values(catalogues))
    for (const [n, id] of ids.entries()) {
      const choice = { category: 'twins', colour: [COLOURS[n] as string] }
      const page = { order: 'mixed' as Order, size: 5, offset: 0, without: [] }
      expect(await (await catalogue.reader()).page({ choice, ...page })).toEqual([id])
    }
  await database.db.delete(products).where(eq(products.category, 'twins'))
})
