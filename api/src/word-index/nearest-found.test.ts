import type { Shelf } from '../facets/shelf'
import type { FoundOnShelf } from './find-products'
import { nearestFound } from './nearest-found'

/** Products of a shelf with these prices; the n-th has the mix n. */
function shelved(category: string, prices: readonly number[]): FoundOnShelf {
  const products = { mixes: Int32Array.from(prices.keys()), cents: Int32Array.from(prices) }
  const places = Int32Array.from(prices.keys())
  return { shelf: { category, products } as unknown as Shelf, places, named: new Uint8Array(prices.length) }
}

const found = [shelved('books', [10, 40, 30, 30, 20]), shelved('kitchen', [30, 5, 40])]
const shown = (wanted: Partial<Parameters<typeof nearestFound>[1]>) => {
  const near = nearestFound(found, { by: 'cents', descends: false, enough: 2, ...wanted })
  return near && { ...near, products: near.products.map(({ category, mix }) => `${category} ${mix}`).sort() }
}

test.each([
  ['the cheapest', {}, ['books 0', 'kitchen 1'], false],
  ['the dearest', { descends: true, enough: 1 }, ['books 1', 'kitchen 2'], false],
  ['all of the same price', { from: 20, enough: 1 }, ['books 2', 'books 3', 'books 4', 'kitchen 0'], false],
  ['those of the cursor’s own price, too', { from: 40, descends: true }, [1, 2, 3].map((n) => `books ${n}`), false],
  ['what is left', { from: 31 }, ['books 1', 'kitchen 2'], true],
  ['nothing behind the last', { from: 41 }, [], true],
])('%s', (_, wanted, products, all) => {
  const near = shown(wanted)
  expect(near?.products).toEqual(expect.arrayContaining(products))
  expect(near?.all).toBe(all)
})

test('of very many with the same value none are read', () => {
  const same = [
    shelved(
      'books',
      Array.from({ length: 2000 }, () => 7),
    ),
  ]
  expect(nearestFound(same, { by: 'cents', descends: false, enough: 20 })).toBeNull()
  const few = [shelved('books', [1, 2, ...Array.from({ length: 2000 }, () => 7)])]
  expect(nearestFound(few, { by: 'cents', descends: false, enough: 2 })?.products).toHaveLength(2)
})
