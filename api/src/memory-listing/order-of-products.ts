import { type ChosenPart, positionInCategory } from '../facets/catalogue-groups'
import type { ColumnOfRatings } from '../facets/column-of-ratings'
import type { ProductColumn } from '../facets/product-column'

/** A sorted column of products; the column of ratings has further sort keys. */
export type OrderedColumn = ProductColumn & Partial<Pick<ColumnOfRatings, 'seconds' | 'scores'>>

/** The sort keys of products, most significant first. */
export const levels: readonly ((part: ChosenPart<OrderedColumn>, position: number) => number)[] = [
  ({ column }, position) => column.keys[position] as number,
  ({ column }, position) => column.seconds?.[position] ?? 0,
  ({ categoryIndex, column }, position) => categoryIndex.products.mixes[positionInCategory(column, position)] as number,
]

/** Compares two products by these keys, ascending: each is given by its part and its position in the part's column. */
export function compare(a: ChosenPart<OrderedColumn>, at: number, b: ChosenPart<OrderedColumn>, bt: number): number {
  for (const level of levels) {
    const difference = level(a, at) - level(b, bt)
    if (difference !== 0) return difference
  }
  return 0
}
