import { type Filters, priceRangeOf } from '../facets/filters'
import { idAt, idOf, positionOf } from '../facets/product-ids'
import type { ProductsWithSameTraits } from '../facets/products-with-same-traits'
import { orders } from '../products/order'
import { chosenParts, columnOfOrder, type ListedOrder } from './chosen-parts'
import { compareBy, type Level, levelsOf } from './levels'
import { type PartCursor, partCursor, pass, settle } from './part-cursor'
import { SKIP_FROM, skipProducts } from './skip-products'

/** The products of a listing page, as a query on the category indexes. */
export interface MemoryPage {
  choice: Filters
  /** The ids of the running sales. */
  sales: ReadonlySet<string>
  order: ListedOrder
  size: number
  offset: number
  /** The ids of products to leave out. */
  without: readonly string[]
}

/** How many of the given products the cursors have already passed. */
function countPassed(cursors: readonly PartCursor[], direction: 'up' | 'down', without: readonly string[]): number {
  if (without.length === 0) return 0
  let count = 0
  for (const { part, left } of cursors) {
    const on = new Set(without.map((id) => positionOf(part.categoryIndex.products.ids, idOf(id))))
    // One pass over all skipped positions: looking up a thousand products one by one would block the process.
    const { positions } = part.column
    const [from, to] = direction === 'up' ? [0, left.from] : [left.to, positions.length]
    for (let position = from; position < to; position += 1)
      if (on.has(positions[position] as number) && part.isChosen(position)) count += 1
  }
  return count
}

/** The cursor whose next product comes first; null when all are at the end. */
function firstOf(
  cursors: readonly PartCursor[],
  direction: 'up' | 'down',
  ties: readonly Level[],
): { cursor: PartCursor; position: number } | null {
  const ahead = direction === 'up' ? 1 : -1
  let first: { cursor: PartCursor; position: number } | null = null
  for (const cursor of cursors) {
    const position = settle(cursor, direction)
    if (position === -1) continue
    const [a, b] = [cursor.part, first?.cursor.part]
    const difference =
      first && b
        ? (a.column.keys[position] as number) - (b.column.keys[first.position] as number) ||
          compareBy(
            ties,
            a.categoryIndex,
            a.column.positions[position] as number,
            b.categoryIndex,
            b.column.positions[first.position] as number,
          )
        : -ahead
    if (ahead * difference < 0) first = { cursor, position }
  }
  return first
}

/**
 * Reads the ids of a listing page from the in-memory columns of the category indexes, so that the database only reads the
 * page's products by id.
 */
export function pageFromMemory(
  groups: readonly ProductsWithSameTraits[],
  { choice, sales, order, size, offset, without }: MemoryPage,
): string[] {
  const { direction } = orders[order]
  const column = columnOfOrder[order]
  const { from, to } = priceRangeOf(choice)
  const keys =
    column === 'byPrice' ? { from, to: to + 1 } : { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY }
  const cursors = chosenParts(groups, choice, sales, column).map((part) => partCursor(part, keys))
  const ties = levelsOf(order, 1)
  let left: number | null = offset
  if (offset >= SKIP_FROM) {
    left = skipProducts(cursors, direction, ties, offset)
    if (left === null) return []
    left += countPassed(cursors, direction, without)
  }
  const page: string[] = []
  const leftOut = new Set(without)
  while (page.length < size) {
    const first = firstOf(cursors, direction, ties)
    if (!first) break
    const { part } = first.cursor
    pass(first.cursor, direction)
    const id = left > 0 && leftOut.size === 0 ? '' : idOfPart(part, first.position)
    if (leftOut.has(id)) continue
    if (left > 0) left -= 1
    else page.push(id)
  }
  return page
}

const idOfPart = ({ categoryIndex, column }: PartCursor['part'], position: number): string =>
  idAt(categoryIndex.products.ids, column.positions[position] as number)
