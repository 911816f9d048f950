import { type ChosenPart, onShelf } from '../facets/catalogue-groups'
import type { ColumnOfRatings } from '../facets/column-of-ratings'
import { type ProductColumn, placeOf } from '../facets/product-column'
import type { ShelvedProduct } from '../word-index/found-products'

type Column = ProductColumn & Partial<Pick<ColumnOfRatings, 'seconds' | 'scores'>>

/** The part of a result that one shelf has, and what of it is still to come. */
export interface Cursor {
  part: ChosenPart<Column>
  /** The places of the column that are left, the second one exclusive. */
  left: { from: number; to: number }
}

/** A cursor on all of a part with keys of a range; `to` is exclusive. */
export function cursorOf(part: ChosenPart<Column>, keys: { from: number; to: number }): Cursor {
  const { keys: all } = part.column
  return { part, left: { from: placeOf(all, keys.from), to: placeOf(all, keys.to) } }
}

/** What products are ordered by, one number after the other. */
export const levels: readonly ((part: ChosenPart<Column>, place: number) => number)[] = [
  ({ column }, place) => column.keys[place] as number,
  ({ column }, place) => column.seconds?.[place] ?? 0,
  ({ shelf, column }, place) => shelf.products.mixes[onShelf(column, place)] as number,
]

/** The next chosen place in a direction, where the cursor then stands; -1 at the end. */
export function settle({ part, left }: Cursor, direction: 'up' | 'down'): number {
  if (direction === 'up') {
    while (left.from < left.to && !part.isChosen(left.from)) left.from += 1
    return left.from < left.to ? left.from : -1
  }
  while (left.from < left.to && !part.isChosen(left.to - 1)) left.to -= 1
  return left.from < left.to ? left.to - 1 : -1
}

/** Goes past the place where the cursor stands. */
export function pass({ left }: Cursor, direction: 'up' | 'down'): void {
  if (direction === 'up') left.from += 1
  else left.to -= 1
}

/** The order of the places of two parts, going up. */
export function compare(a: ChosenPart<Column>, at: number, b: ChosenPart<Column>, bt: number): number {
  for (const level of levels) {
    const difference = level(a, at) - level(b, bt)
    if (difference !== 0) return difference
  }
  return 0
}

/** A product of a page, with what its neighbours are chosen by. */
export interface ListedProduct extends ShelvedProduct {
  tags: readonly string[]
}

export const productAt = ({ shelf, column }: ChosenPart<Column>, place: number): ListedProduct => ({
  category: shelf.category,
  mix: shelf.products.mixes[onShelf(column, place)] as number,
  tags: shelf.groups[column.owners[place] as number]?.tags ?? [],
})
