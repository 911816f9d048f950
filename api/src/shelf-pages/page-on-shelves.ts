import { type ChosenPart, chosenParts } from '../facets/catalogue-groups'
import { type Filters, facetPredicates, priceRangeOf } from '../facets/filters'
import { placeOf } from '../facets/product-column'
import type { ProductsWithSameTraits } from '../facets/products-with-same-traits'
import { passingGroups } from '../facets/trait-codes'
import { type ListedProduct, productAt } from './listed-product'
import { compare } from './order-of-products'
import { type PartCursor, partCursor, pass, settle } from './part-cursor'
import { type ShelfOrder, shelfOrders } from './shelf-order'
import { SKIP_FROM, skipProducts } from './skip-products'

/** The products of a listing page, as a query on the shelves. */
export interface ShelfPage {
  choice: Filters
  /** The ids of the running sales. */
  sales: ReadonlySet<string>
  order: ShelfOrder
  size: number
  offset: number
  /** Products to leave out: their categories by mix. */
  without?: ReadonlyMap<number, string>
}

/** How many of the given products the cursors have already passed. */
function countPassed(
  cursors: readonly PartCursor[],
  direction: 'up' | 'down',
  products: NonNullable<ShelfPage['without']>,
): number {
  let count = 0
  for (const { part, left } of cursors) {
    const { mixes } = part.shelf.products
    const on = new Set<number>()
    for (const [mix, category] of products)
      if (category === part.shelf.category) for (let at = placeOf(mixes, mix); mixes[at] === mix; at += 1) on.add(at)
    if (on.size === 0) continue
    // One pass over all skipped positions: looking up a thousand products one by one would block the process.
    const { places } = part.column
    const [from, to] = direction === 'up' ? [0, left.from] : [left.to, mixes.length]
    for (let place = from; place < to; place += 1)
      if (on.has(places ? (places[place] as number) : place) && part.isChosen(place)) count += 1
  }
  return count
}

/** The cursor whose next product comes first; null when all are at the end. */
function firstOf(
  cursors: readonly PartCursor[],
  direction: 'up' | 'down',
): { cursor: PartCursor; place: number } | null {
  const ahead = direction === 'up' ? 1 : -1
  let first: { cursor: PartCursor; place: number } | null = null
  for (const cursor of cursors) {
    const place = settle(cursor, direction)
    if (place === -1) continue
    if (!first || ahead * compare(cursor.part, place, first.cursor.part, first.place) < 0) first = { cursor, place }
  }
  return first
}

/**
 * Reads a listing page from the in-memory columns of the catalogue's shelves, so that the database only reads the
 * page's products by key. Null if the groups have no shelves.
 */
export function pageOnShelves(
  groups: readonly ProductsWithSameTraits[],
  { choice, sales, order, size, offset, without = new Map() }: ShelfPage,
): ListedProduct[] | null {
  const { column, direction } = shelfOrders[order]
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
    const product = productAt(first.cursor.part, first.place)
    if (without.get(product.mix) === product.category) continue
    if (left > 0) left -= 1
    else page.push(product)
  }
  return page
}
