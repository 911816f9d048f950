import { uuidv7 } from 'uuidv7'
import { pageFromMemory } from '../memory-listing/page-from-memory'
import { indexPlainly } from '../testing/index-plainly'
import { countPlainly, listPlainly, type PlainOffer, type PlainProduct, plainFacets } from '../testing/plain-catalogue'
import { randomNumbers } from '../testing/random-numbers'
import { groupsOf } from './catalogue-groups'
import { countFacets, MAX_CACHED_COUNTS } from './count-facets'
import type { Filters } from './filters'
import type { ProductsWithSameTraits } from './products-with-same-traits'

const random = randomNumbers(7)
const pick = <T>(values: readonly T[]): T => values[random(values.length)] as T
const sales = new Set(['sale-1'])
const COLOURS = ['Red', 'Blue', 'Sand']

/** A product with one offer, or with several that may differ in price and in being sold out. */
function product(): PlainProduct {
  const [cents, status] = [100 + random(50_000), pick(['in-stock', 'in-stock', 'pre-order', 'up-coming'])]
  const offer = (n: number): PlainOffer => ({
    variant: null,
    cents: n === 0 ? cents : cents + pick([0, 0, 700]),
    colour: pick(COLOURS),
    size: pick(['', 'S', 'M']),
    availability: status !== 'up-coming' && random(4) === 0 ? 'sold-out' : status,
  })
  return {
    ...{ id: uuidv7(), mix: random(2 ** 32) - 2 ** 31, category: pick(['books', 'books', 'books', 'toys']) },
    ...{ brand: `Brand ${random(6)}`, stars: random(6), saleId: pick([null, null, 'sale-1', 'sale-2']) },
    ...{ featured: random(5) === 0, audience: pick(['men', 'women']), tags: pick([[], ['sport'], ['sport', 'gift']]) },
    ...{ sellerId: pick([null, 'seller-1']), cents, discount: 1, sold: random(3), rating: random(3) / 7 },
    created: 1_767_225_600_000_000 + random(4),
    offers: Array.from({ length: pick([1, 1, 1, 4]) }, (_, n) => offer(n)),
  }
}

/** Enough that sums over a thousand products each are added. */
const all = Array.from({ length: 5000 }, product)
let groups: ProductsWithSameTraits[]
beforeAll(async () => {
  groups = groupsOf(await indexPlainly(all))
})

const choices: Filters[] = [
  {},
  { category: 'books' },
  { category: 'books', min: 50, max: 60 },
  { min: 20, max: 400 },
  { max: 300 },
  { availability: ['in-stock'] },
  { category: 'books', colour: ['Red'], variantSize: ['S', 'M'], availability: ['in-stock'], max: 250 },
  { colour: ['Blue', 'Sand'] },
  { category: 'toys', brand: ['Brand 1', 'Brand 2'] },
  { category: 'toys', brand: ['Brand 1'], availability: ['in-stock'], rating: 2, min: 3.5 },
  { brand: ['Brand 3'], audience: 'men', tag: 'gift', max: 200 },
  { collection: 'on-sale', category: 'toys' },
  { collection: 'featured', sellerId: 'seller-1', min: 499, max: 499.5 },
  { category: 'nothing of this' },
]

test.each(choices)('%j counts each facet as a count of every single product does', (choice) => {
  const { count, facets } = countFacets(groups, choice, sales)
  expect(count).toBe(listPlainly(all, choice, sales, 'newest').length)
  expect(plainFacets(facets)).toEqual(countPlainly(all, choice, sales))
})

test.each(['mixed', 'cheapest', 'dearest', 'newest', 'bestSelling', 'topRated'] as const)(
  'pages of any depth are those of the whole list, sorted by %s',
  (order) => {
    for (const choice of choices.filter((_, n) => n % 3 === 0)) {
      const whole = listPlainly(all, choice, sales, order).map(({ id }) => id)
      const without = whole.filter((_, i) => i % 40 === 3)
      const left = whole.filter((id) => !without.includes(id))
      for (const offset of [0, random(left.length + 1), Math.max(0, left.length - 7)]) {
        const page = { choice, sales, order, size: 20, offset, without }
        expect([choice, offset, pageFromMemory(groups, page)]).toEqual([
          choice,
          offset,
          left.slice(offset, offset + 20),
        ])
      }
    }
  },
)

test('counts are kept for further pages, and those of all lists together are bounded', () => {
  const kept = countFacets(groups, { min: 1 }, sales)
  expect(countFacets(groups, { min: 1 }, sales)).toBe(kept)
  // Each search has its own list, so a limit per list would not limit the total.
  for (let n = 0; n < MAX_CACHED_COUNTS; n += 1) countFacets(groupsOf([]), { min: n }, sales)
  expect(countFacets(groups, { min: 1 }, sales)).not.toBe(kept)
})
