import type { ProductsWithSameTraits } from '../facets/products-with-same-traits'
import { sortedPrices } from '../facets/sorted-prices'
import { priceAtOffset } from './price-at-offset'

const traits = { category: 'books', availability: 'in-stock', stars: 0, saleId: null, featured: false }
const rest = { ...traits, audience: 'unisex', tags: [], sellerId: null }
const group = (brand: string, ...prices: number[]): ProductsWithSameTraits => ({
  ...rest,
  brand,
  count: prices.length,
  prices: sortedPrices(prices.join(','), {
    count: prices.length,
    lowest: Math.min(...prices),
    highest: Math.max(...prices),
  }),
})
const groups = [group('a', 100, 200, 200, 900), group('b', 200, 300, 500, 500)]
const sorted = [100, 200, 200, 200, 300, 500, 500, 900]
const everything = { from: 0, to: Number.POSITIVE_INFINITY }

test.each([
  ['up', everything, sorted],
  ['down', everything, sorted.toReversed()],
  ['up', { from: 150, to: 500 }, [200, 200, 200, 300, 500, 500]],
  ['down', { from: 200, to: 899 }, [500, 500, 300, 200, 200, 200]],
] as const)('going %s in %j, reading from the skip gives the rest of the list', (direction, range, list) => {
  for (let offset = 0; offset < list.length; offset += 1) {
    const skip = priceAtOffset(groups, range, direction, offset)
    const reached = list.filter((cents) =>
      direction === 'up' ? cents >= (skip?.cents ?? 0) : cents <= (skip?.cents ?? 0),
    )
    expect(reached.slice(skip?.passed)).toEqual(list.slice(offset))
  }
})

test('a price range below all prices has no start price', () => {
  expect(priceAtOffset([], { from: 5, to: Number.POSITIVE_INFINITY }, 'up', 3)).toBeNull()
})
