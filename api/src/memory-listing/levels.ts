import type { CategoryIndex } from '../facets/category-index'
import { type Order, orders, type SortKey } from '../products/order'

/** A sort key of the product at a position of a category index, as a number. */
export type Level = (categoryIndex: CategoryIndex, product: number) => number

const levels: Record<Exclude<SortKey, 'discount' | 'named'>, Level> = {
  mix: ({ products }, product) => products.mixes[product] as number,
  price: ({ products }, product) => products.cents[product] as number,
  created: ({ products }, product) => products.created[product] as number,
  sold: ({ products }, product) => products.sold[product] as number,
  rating: ({ products }, product) => products.ratings[product] as number,
  featured: ({ products, groups }, product) => (groups[products.owners[product] as number]?.featured ? 1 : 0),
}

const words = [0, 1, 2, 3].map(
  (word): Level =>
    ({ products }, product) =>
      products.ids[4 * product + word] as number,
)

/** The keys that break ties of an order's first `known` keys, the id last. */
export const levelsOf = (order: Order, known: number): Level[] => [
  ...orders[order].keys.slice(known).flatMap((key) => (key === 'discount' || key === 'named' ? [] : levels[key])),
  ...words,
]

/** Compares two products by some levels, ascending. */
export function compareBy(all: readonly Level[], a: CategoryIndex, at: number, b: CategoryIndex, bt: number): number {
  for (const level of all) {
    const difference = level(a, at) - level(b, bt)
    if (difference !== 0) return difference
  }
  return 0
}
