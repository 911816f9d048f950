import { type ChosenPart, onShelf } from '../facets/catalogue-groups'
import type { ColumnOfRatings } from '../facets/column-of-ratings'
import type { ProductColumn } from '../facets/product-column'

/** A column of products; the one of ratings is ordered by more than its keys. */
export type OrderedColumn = ProductColumn & Partial<Pick<ColumnOfRatings, 'seconds' | 'scores'>>

/** What products are ordered by, one number after the other. */
export const levels: readonly ((part: ChosenPart<OrderedColumn>, place: number) => number)[] = [
  ({ column }, place) => column.keys[place] as number,
  ({ column }, place) => column.seconds?.[place] ?? 0,
  ({ shelf, column }, place) => shelf.products.mixes[onShelf(column, place)] as number,
]

/** The order of the places of two parts, going up. */
export function compare(a: ChosenPart<OrderedColumn>, at: number, b: ChosenPart<OrderedColumn>, bt: number): number {
  for (const level of levels) {
    const difference = level(a, at) - level(b, bt)
    if (difference !== 0) return difference
  }
  return 0
}
