import { lowerBound } from '../facets/product-column'
import type { ChosenPart } from './chosen-parts'

/** A cursor on one part of a result. */
export interface PartCursor {
  part: ChosenPart
  /** The remaining positions in the column; `to` is exclusive. */
  left: { from: number; to: number }
}

/** A cursor on the products of a part whose keys are in a range; `to` is exclusive. */
export function partCursor(part: ChosenPart, keys: { from: number; to: number }): PartCursor {
  const { keys: all } = part.column
  return { part, left: { from: lowerBound(all, keys.from), to: lowerBound(all, keys.to) } }
}

/** Moves the cursor to the next chosen product and returns its position; -1 at the end. */
export function settle({ part, left }: PartCursor, direction: 'up' | 'down'): number {
  if (direction === 'up') {
    while (left.from < left.to && !part.isChosen(left.from)) left.from += 1
    return left.from < left.to ? left.from : -1
  }
  while (left.from < left.to && !part.isChosen(left.to - 1)) left.to -= 1
  return left.from < left.to ? left.to - 1 : -1
}

/** Moves the cursor past its current position. */
export function pass({ left }: PartCursor, direction: 'up' | 'down'): void {
  if (direction === 'up') left.from += 1
  else left.to -= 1
}
