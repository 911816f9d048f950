import { categoryIndexesOf } from '../facets/catalogue-groups'
import type { CategoryIndex } from '../facets/category-index'
import { lowerBound } from '../facets/product-column'
import { idOf, positionOf } from '../facets/product-ids'
import type { ProductsWithSameTraits } from '../facets/products-with-same-traits'
import { costIn, findIn, fits, type Segment, type Texts } from './segment'
import type { WordIndex } from './word-index'
import type { WordQuery } from './word-query'

/** Found products of one category. */
export interface FoundInCategory {
  categoryIndex: CategoryIndex
  /** Their positions in `categoryIndex.products`. */
  positions: Int32Array
  /** 1 for a product whose titles contain all words. */
  named: Uint8Array
}

/** The maximum cost of a search, which takes about 20 ms. PostgreSQL estimates the results of more expensive ones. */
export const MOST_COST = 4_000_000

/** For each segment, the positions of its products in the index of its category; -1 for removed products. */
const standing = new WeakMap<Segment, { categoryIndex: CategoryIndex; positions: Int32Array }>()

function positionsIn(categoryIndex: CategoryIndex, segment: Segment): Int32Array {
  const before = standing.get(segment)
  if (before?.categoryIndex === categoryIndex) return before.positions
  // Segments and this column have the same order: mix, then id.
  const { keys: mixes, positions: own } = categoryIndex.byMix
  const positions = new Int32Array(segment.mixes.length)
  let at = lowerBound(mixes, segment.mixes[0] ?? 0)
  for (let i = 0; i < positions.length; i += 1) {
    const mix = segment.mixes[i] as number
    while (at < mixes.length && (mixes[at] as number) < mix) at += 1
    positions[i] = mixes[at] === mix ? (own[at++] as number) : -1
  }
  standing.set(segment, { categoryIndex, positions })
  return positions
}

/** The cost of a search: how many bytes of postings it reads from the segments. */
export const costOf = ({ segments }: WordIndex, query: WordQuery, texts: Texts): number =>
  segments.reduce((cost, segment) => cost + costIn(segment, query, texts), 0)

/** Yields the results of each segment, and those of products changed since the segments were built. */
function* pieces(
  { segments, stale, changed }: WordIndex,
  categoryIndexes: readonly CategoryIndex[],
  query: WordQuery,
  texts: Texts,
): Generator<FoundInCategory> {
  const byCategory = new Map(categoryIndexes.map((categoryIndex) => [categoryIndex.category, categoryIndex]))
  for (const [n, segment] of segments.entries()) {
    const categoryIndex = byCategory.get(segment.category)
    if (!categoryIndex) continue
    const { positions, named } = findIn(segment, query, texts)
    const [on, old] = [positionsIn(categoryIndex, segment), stale[n] as Uint8Array]
    let kept = 0
    for (let i = 0; i < positions.length; i += 1) {
      const position = positions[i] as number
      if (on[position] === -1 || old[position] === 1) continue
      positions[kept] = on[position] as number
      named[kept] = named[i] as number
      kept += 1
    }
    if (kept > 0) yield { categoryIndex, positions: positions.subarray(0, kept), named: named.subarray(0, kept) }
  }
  for (const some of changed.values())
    for (const one of some) {
      const categoryIndex = byCategory.get(one.category)
      if (!categoryIndex) continue
      const position = positionOf(categoryIndex.products.ids, idOf(one.id))
      if (position === -1) continue
      const fit = fits(one, query)
      if (texts === 'titled' ? fit.named : fit.found)
        yield { categoryIndex, positions: Int32Array.of(position), named: Uint8Array.of(fit.named ? 1 : 0) }
    }
}

/** The found products by category; null if the search would take too long. `groups` are those of the whole shop. */
export function findProducts(
  index: WordIndex,
  groups: readonly ProductsWithSameTraits[],
  query: WordQuery,
  texts: Texts,
): FoundInCategory[] | null {
  const categoryIndexes = categoryIndexesOf(groups)
  return costOf(index, query, texts) > MOST_COST ? null : together(pieces(index, categoryIndexes, query, texts))
}

/** Sorting a result takes about as long as looking at this many products for each of its own. */
const PRODUCTS_PER_FOUND = 100

/**
 * Joins the pieces of each category; no product is in two of them. Whoever reads the result looks up each product in
 * several columns, which takes a third of the time when the products are in the order of the columns. A small result
 * stays as it is.
 */
export function together(pieces: Iterable<FoundInCategory>): FoundInCategory[] {
  const found = new Map<CategoryIndex, FoundInCategory[]>()
  for (const piece of pieces) {
    const before = found.get(piece.categoryIndex)
    if (before) before.push(piece)
    else found.set(piece.categoryIndex, [piece])
  }
  return [...found].map(([categoryIndex, own]) => {
    const size = own.reduce((sum, { positions }) => sum + positions.length, 0)
    const isSmall = size * PRODUCTS_PER_FOUND < categoryIndex.products.cents.length
    return { categoryIndex, ...(isSmall ? joined(own, size) : sorted(own, size, categoryIndex.products.cents.length)) }
  })
}

type Positions = Omit<FoundInCategory, 'categoryIndex'>

function joined(pieces: readonly FoundInCategory[], size: number): Positions {
  const all = { positions: new Int32Array(size), named: new Uint8Array(size) }
  let at = 0
  for (const { positions, named } of pieces) {
    all.positions.set(positions, at)
    all.named.set(named, at)
    at += positions.length
  }
  return all
}

/** Joins pieces in the order of their positions, which are below `products`. */
function sorted(pieces: readonly FoundInCategory[], size: number, products: number): Positions {
  const marks = new Uint8Array(products)
  for (const { positions, named } of pieces)
    for (let i = 0; i < positions.length; i += 1) marks[positions[i] as number] = 1 + (named[i] as number)
  const all = { positions: new Int32Array(size), named: new Uint8Array(size) }
  let at = 0
  for (let position = 0; position < products; position += 1) {
    const mark = marks[position] as number
    if (mark === 0) continue
    all.positions[at] = position
    all.named[at] = mark - 1
    at += 1
  }
  return all
}

/** Whether a search finds anything; stops at the first segment with a hit. */
export const findsAny = (
  index: WordIndex,
  groups: readonly ProductsWithSameTraits[],
  query: WordQuery,
  texts: Texts,
): boolean => !pieces(index, categoryIndexesOf(groups), query, texts).next().done
