import type { CategoryIndex } from '../facets/category-index'
import type { FoundInCategory } from './find-products'
import { nearestFound } from './nearest-found'

/** Found products of a category by their prices; the last word of the n-th one's id is n, and the first the category's. */
function foundIn(category: number, prices: readonly number[]): FoundInCategory {
  const ids = Uint32Array.from(prices.flatMap((_, n) => [category, 0, 0, n]))
  const positions = Int32Array.from(prices.keys())
  return {
    categoryIndex: { products: { ids, cents: Int32Array.from(prices) } } as unknown as CategoryIndex,
    positions,
    named: new Uint8Array(prices.length),
  }
}

const [BOOKS, KITCHEN] = [1, 2]

const found = [foundIn(BOOKS, [10, 40, 30, 30, 20]), foundIn(KITCHEN, [30, 5, 40])]
const shown = (wanted: Partial<Parameters<typeof nearestFound>[1]>) => {
  const near = nearestFound(found, { by: 'cents', descends: false, enough: 2, ...wanted })
  return (
    near && {
      ...near,
      products: near.ids
        .map((id) => `${id.startsWith('00000001') ? 'books' : 'kitchen'} ${Number(id.slice(-8))}`)
        .sort(),
    }
  )
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
    foundIn(
      BOOKS,
      Array.from({ length: 2000 }, () => 7),
    ),
  ]
  expect(nearestFound(same, { by: 'cents', descends: false, enough: 20 })).toBeNull()
  const few = [foundIn(BOOKS, [1, 2, ...Array.from({ length: 2000 }, () => 7)])]
  expect(nearestFound(few, { by: 'cents', descends: false, enough: 2 })?.ids).toHaveLength(2)
})
