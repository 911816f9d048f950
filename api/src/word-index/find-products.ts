import { shelvesOf } from '../facets/catalogue-groups'
import { placeOf } from '../facets/product-column'
import type { ProductsWithSameTraits } from '../facets/products-with-same-traits'
import type { Shelf } from '../facets/shelf'
import { costIn, findIn, fits, type Segment, type Texts } from './segment'
import type { WordIndex } from './word-index'
import type { WordQuery } from './word-query'

/** Found products of one shelf. */
export interface FoundOnShelf {
  shelf: Shelf
  /** Their positions in `shelf.products`. */
  places: Int32Array
  /** 1 for a product whose titles contain all words. */
  named: Uint8Array
}

/** The maximum cost of a search, which takes about 20 ms. PostgreSQL estimates the results of more expensive ones. */
export const MOST_COST = 4_000_000

/** For each segment, the positions of its products on the shelf of its category; -1 for removed products. */
const standing = new WeakMap<Segment, { shelf: Shelf; places: Int32Array }>()

function placesOn(shelf: Shelf, segment: Segment): Int32Array {
  const before = standing.get(segment)
  if (before?.shelf === shelf) return before.places
  const { mixes } = shelf.products
  const places = new Int32Array(segment.mixes.length)
  let at = placeOf(mixes, segment.mixes[0] ?? 0)
  for (let i = 0; i < places.length; i += 1) {
    const mix = segment.mixes[i] as number
    while (at < mixes.length && (mixes[at] as number) < mix) at += 1
    places[i] = mixes[at] === mix ? at++ : -1
  }
  standing.set(segment, { shelf, places })
  return places
}

/** The cost of a search: how many bytes of postings it reads from the segments. */
export const costOf = ({ segments }: WordIndex, query: WordQuery, texts: Texts): number =>
  segments.reduce((cost, segment) => cost + costIn(segment, query, texts), 0)

/** Yields the results of each segment, and those of products changed since the segments were built. */
function* pieces(
  { segments, stale, changed }: WordIndex,
  shelves: readonly Shelf[],
  query: WordQuery,
  texts: Texts,
): Generator<FoundOnShelf> {
  const byCategory = new Map(shelves.map((shelf) => [shelf.category, shelf]))
  for (const [n, segment] of segments.entries()) {
    const shelf = byCategory.get(segment.category)
    if (!shelf) continue
    const { places, named } = findIn(segment, query, texts)
    const [on, old] = [placesOn(shelf, segment), stale[n] as Uint8Array]
    let kept = 0
    for (let i = 0; i < places.length; i += 1) {
      const place = places[i] as number
      if (on[place] === -1 || old[place] === 1) continue
      places[kept] = on[place] as number
      named[kept] = named[i] as number
      kept += 1
    }
    if (kept > 0) yield { shelf, places: places.subarray(0, kept), named: named.subarray(0, kept) }
  }
  for (const some of changed.values())
    for (const one of some) {
      const shelf = byCategory.get(one.category)
      if (!shelf) continue
      const place = placeOf(shelf.products.mixes, one.mix)
      if (shelf.products.mixes[place] !== one.mix) continue
      const fit = fits(one, query)
      if (texts === 'titled' ? fit.named : fit.found)
        yield { shelf, places: Int32Array.of(place), named: Uint8Array.of(fit.named ? 1 : 0) }
    }
}

/** The found products by shelf; null if the search would take too long. `groups` are those of the whole shop. */
export function findProducts(
  index: WordIndex,
  groups: readonly ProductsWithSameTraits[],
  query: WordQuery,
  texts: Texts,
): FoundOnShelf[] | null {
  const shelves = shelvesOf(groups)
  if (!shelves || costOf(index, query, texts) > MOST_COST) return null
  const found = new Map<Shelf, FoundOnShelf[]>()
  for (const piece of pieces(index, shelves, query, texts)) {
    const before = found.get(piece.shelf)
    if (before) before.push(piece)
    else found.set(piece.shelf, [piece])
  }
  return shelves.flatMap((shelf) => found.get(shelf) ?? [])
}

/** Whether a search finds anything; stops at the first segment with a hit. Null if the groups have no shelves. */
export function findsAny(
  index: WordIndex,
  groups: readonly ProductsWithSameTraits[],
  query: WordQuery,
  texts: Texts,
): boolean | null {
  const shelves = shelvesOf(groups)
  return shelves && !pieces(index, shelves, query, texts).next().done
}
