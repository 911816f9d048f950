import type { ChosenPart } from '../facets/catalogue-groups'
import { placeOf } from '../facets/product-column'
import type { OrderedColumn } from './order-of-products'

/** The part of a result that one shelf has, and what of it is still to come. */
export interface PartCursor {
  part: ChosenPart<OrderedColumn>
  /** The places of the column that are left, the second one exclusive. */
  left: { from: number; to: number }
}

/** A cursor on all of a part with keys of a range; `to` is exclusive. */
export function partCursor(part: ChosenPart<OrderedColumn>, keys: { from: number; to: number }): PartCursor {
  const { keys: all } = part.column
  return { part, left: { from: placeOf(all, keys.from), to: placeOf(all, keys.to) } }
}

/** The next chosen place in a direction, where the cursor then stands; -1 at the end. */
export function settle({ part, left }: PartCursor, direction: 'up' | 'down'): number {
  if (direction === 'up') {
    while (left.from < left.to && !part.isChosen(left.from)) left.from += 1
    return left.from < left.to ? left.from : -1
  }
  while (left.from < left.to && !part.isChosen(left.to - 1)) left.to -= 1
  return left.from < left.to ? left.to - 1 : -1
}

/** Goes past the place where the cursor stands. */
export function pass({ left }: PartCursor, direction: 'up' | 'down'): void {
  if (direction === 'up') left.from += 1
  else left.to -= 1
}
