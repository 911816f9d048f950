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
  /** Their places in `shelf.products`. */
  places: Int32Array
  /** 1 for a product that has all words in its title. */
  named: Uint8Array
}

/** The most places of lists that a search reads, which takes about 20 ms. PostgreSQL estimates what would take longer. */
const MOST_COST = 4_000_000

/** For each segment where its products stand on the shelf of its category; -1 for those that are gone. */
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

/** The found products shelf by shelf; null when that would take too long. `groups` are those of the whole shop. */
export function findProducts(
  { segments, stale, changed }: WordIndex,
  groups: readonly ProductsWithSameTraits[],
  query: WordQuery,
  texts: Texts,
): FoundOnShelf[] | null {
  const shelves = shelvesOf(groups)
  if (!shelves) return null
  let cost = 0
  for (const segment of segments) {
    cost += costIn(segment, query, texts)
    if (cost > MOST_COST) return null
  }
  const byCategory = new Map(shelves.map((shelf) => [shelf.category, shelf]))
  const found = new Map<Shelf, FoundOnShelf[]>()
  const add = (shelf: Shelf, places: Int32Array, named: Uint8Array) => {
    if (places.length === 0) return
    const one = { shelf, places, named }
    const before = found.get(shelf)
    if (before) before.push(one)
    else found.set(shelf, [one])
  }
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
    add(shelf, places.subarray(0, kept), named.subarray(0, kept))
  }
  for (const some of changed.values())
    for (const one of some) {
      const shelf = byCategory.get(one.category)
      if (!shelf) continue
      const place = placeOf(shelf.products.mixes, one.mix)
      if (shelf.products.mixes[place] !== one.mix) continue
      const fit = fits(one, query)
      if (texts === 'titled' ? fit.named : fit.found) add(shelf, Int32Array.of(place), Uint8Array.of(fit.named ? 1 : 0))
    }
  return shelves.flatMap((shelf) => found.get(shelf) ?? [])
}
