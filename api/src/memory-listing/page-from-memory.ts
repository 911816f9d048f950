import { type ChosenPart, chosenParts } from '../facets/catalogue-groups'
import { type Filters, facetPredicates, priceRangeOf } from '../facets/filters'
import { lowerBound } from '../facets/product-column'
import type { ProductsWithSameTraits } from '../facets/products-with-same-traits'
import { passingGroups } from '../facets/trait-codes'
import { type ListedProduct, productAt } from './listed-product'
import { type MemoryOrder, memoryOrders } from './memory-order'
import { compare } from './order-of-products'
import { type PartCursor, partCursor, pass, settle } from './part-cursor'
import { SKIP_FROM, skipProducts } from './skip-products'

/** The products of a listing page, as a query on the category indexes. */
export interface MemoryPage {
  choice: Filters
  /** The ids of the running sales. */
  sales: ReadonlySet<string>
  order: MemoryOrder
  size: number
  offset: number
  /** Products to leave out: their categories by mix. */
  without?: ReadonlyMap<number, string>
}

/** How many of the given products the cursors have already passed. */
function countPassed(
  cursors: readonly PartCursor[],
  direction: 'up' | 'down',
  products: NonNullable<MemoryPage['without']>,
): number {
  let count = 0
  for (const { part, left } of cursors) {
    const { mixes } = part.categoryIndex.products
    const on = new Set<number>()
    for (const [mix, category] of products)
      if (category === part.categoryIndex.category)
        for (let at = lowerBound(mixes, mix); mixes[at] === mix; at += 1) on.add(at)
    if (on.size === 0) continue
    // One pass over all skipped positions: looking up a thousand products one by one would block the process.
    const { positions } = part.column
    const [from, to] = direction === 'up' ? [0, left.from] : [left.to, mixes.length]
    for (let position = from; position < to; position += 1)
      if (on.has(positions ? (positions[position] as number) : position) && part.isChosen(position)) count += 1
  }
  return count
}

/** The cursor whose next product comes first; null when all are at the end. */
function firstOf(
  cursors: readonly PartCursor[],
  direction: 'up' | 'down',
): { cursor: PartCursor; position: number } | null {
  const ahead = direction === 'up' ? 1 : -1
  let first: { cursor: PartCursor; position: number } | null = null
  for (const cursor of cursors) {
    const position = settle(cursor, direction)
    if (position === -1) continue
    if (!first || ahead * compare(cursor.part, position, first.cursor.part, first.position) < 0)
      first = { cursor, position }
  }
  return first
}

/**
 * Reads a listing page from the in-memory columns of the category indexes, so that the database only reads the
 * page's products by key. Null if the groups have no category indexes.
 */
export function pageFromMemory(
  groups: readonly ProductsWithSameTraits[],
  { choice, sales, order, size, offset, without = new Map() }: MemoryPage,
): ListedProduct[] | null {
  const { column, direction } = memoryOrders[order]
  const range = priceRangeOf(choice)
  const passing = passingGroups(groups, facetPredicates(choice, sales))
  const parts: ChosenPart[] | null = chosenParts(groups, passing, column, range)
  if (!parts) return null
  const keys =
    column === 'byPrice'
      ? { from: range.from, to: range.to + 1 }
      : { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY }
  const cursors = parts.map((part) => partCursor(part, keys))
  let left: number | null = offset
  if (offset >= SKIP_FROM) {
    left = skipProducts(cursors, direction, offset)
    if (left === null) return []
    if (without.size > 0) left += countPassed(cursors, direction, without)
  }
  const page: ListedProduct[] = []
  while (page.length < size) {
    const first = firstOf(cursors, direction)
    if (!first) break
    pass(first.cursor, direction)
    const product = productAt(first.cursor.part, first.position)
    if (without.get(product.mix) === product.category) continue
    if (left > 0) left -= 1
    else page.push(product)
  }
  return page
}
