import { groupsOf } from './catalogue-groups'
import { BYTES_OF_PRODUCT, type CategoryIndex, changeCategoryIndex } from './category-index'
import { countFacets, MAX_CACHED_COUNTS } from './count-facets'
import { type Filters, facetPredicates, priceRangeOf } from './filters'
import type { FacetTraits } from './products-with-same-traits'

/** Pseudo-random numbers, the same in each run. */
function numbers(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const random = numbers(7)
const pick = <T>(values: readonly T[]): T => values[random(values.length)] as T
const sales = new Set(['sale-1'])

type One = FacetTraits & { cents: number }
const all: One[] = Array.from({ length: 9000 }, () => ({
  category: pick(['books', 'books', 'toys', 'garden']),
  brand: `Brand ${random(6)}`,
  availability: pick(['in-stock', 'in-stock', 'pre-order', 'up-coming']),
  stars: random(6),
  saleId: pick([null, null, 'sale-1', 'sale-2']),
  featured: random(5) === 0,
  audience: pick(['men', 'women']),
  tags: pick([[], ['sport'], ['sport', 'gift']]),
  sellerId: pick([null, 'seller-1']),
  cents: 100 + random(50_000),
}))

/** The products as the database sends them: each of its own. */
async function indexOf(category: string): Promise<CategoryIndex> {
  const own = all.filter((one) => one.category === category)
  const packed = own.map(({ cents, ...traits }, i) => {
    const bytes = Buffer.alloc(BYTES_OF_PRODUCT)
    bytes.writeInt32BE(cents, 0)
    bytes.writeInt32BE(i, 4)
    return { traits, packed: bytes }
  })
  const categoryIndex = await changeCategoryIndex(category, undefined, [], packed)
  if (!categoryIndex) throw new Error(`The category ${category} has no products.`)
  return categoryIndex
}

let categoryIndexes: CategoryIndex[]
beforeAll(async () => {
  categoryIndexes = await Promise.all(['books', 'garden', 'toys'].map(indexOf))
})

/** Counts one product at a time, as the reference. */
function slowly(choice: Filters) {
  const rules = facetPredicates(choice, sales)
  const { from, to } = priceRangeOf(choice)
  const inPrice = all.filter(({ cents }) => cents >= from && cents <= to)
  const but = (facet: string) => inPrice.filter((one) => rules.every(([name, rule]) => name === facet || rule(one)))
  const sizes = (facet: 'brand' | 'category' | 'availability') =>
    Object.fromEntries(
      [...new Set(all.map((one) => one[facet]))].map((value) => [
        value,
        but(facet).filter((one) => one[facet] === value).length,
      ]),
    )
  const collection = but('collection')
  return {
    count: but('none').length,
    brand: sizes('brand'),
    category: sizes('category'),
    availability: sizes('availability'),
    rating: [4, 3, 2, 1].map((least) => but('rating').filter(({ stars }) => stars >= least).length),
    featured: collection.filter(({ featured }) => featured).length,
    onSale: collection.filter(({ saleId }) => saleId === 'sale-1').length,
  }
}

const choices: Filters[] = [
  {},
  { category: 'books' },
  { category: 'books', min: 50, max: 60 },
  { category: 'toys', brand: ['Brand 1', 'Brand 2'] },
  { category: 'garden', brand: ['Brand 1'], availability: ['in-stock'], rating: 2, min: 3.5 },
  { brand: ['Brand 3'], audience: 'men', tag: 'gift', max: 200 },
  { collection: 'on-sale', category: 'toys' },
  { collection: 'featured', sellerId: 'seller-1', min: 499, max: 499.5 },
  { category: 'nothing of this' },
]

test.each(choices)('%j counts each facet as a count of every single product does', (choice) => {
  const { count, facets } = countFacets(groupsOf(categoryIndexes), choice, sales)
  const expected = slowly(choice)
  const shown = (values: readonly { value: string; count: number }[], like: object) =>
    Object.fromEntries(Object.keys(like).map((value) => [value, values.find((one) => one.value === value)?.count ?? 0]))
  expect({
    count,
    brand: shown(facets.brand, expected.brand),
    category: shown(facets.category, expected.category),
    availability: shown(facets.availability, expected.availability),
    rating: facets.rating.map((one) => one.count),
    featured: shown(facets.collection, { featured: 0 }).featured,
    onSale: shown(facets.collection, { 'on-sale': 0 })['on-sale'],
  }).toEqual(expected)
})

test('counts are kept for further pages, and those of all lists together are bounded', () => {
  const first = groupsOf(categoryIndexes)
  const kept = countFacets(first, { min: 1 }, sales)
  expect(countFacets(first, { min: 1 }, sales)).toBe(kept)
  // Each search has its own list, so a limit per list would not limit the total.
  for (let n = 0; n < MAX_CACHED_COUNTS; n += 1) countFacets(groupsOf([]), { min: n }, sales)
  expect(countFacets(first, { min: 1 }, sales)).not.toBe(kept)
})
