import { shelvesOf } from '../facets/catalogue-groups'
import { type Filters, facetPredicates, priceRangeOf } from '../facets/filters'
import type { ProductsWithSameTraits } from '../facets/products-with-same-traits'
import { toSalesKey } from '../facets/sales-key'
import type { Shelf } from '../facets/shelf'
import { pricesInAnyOrder } from '../facets/sorted-prices'
import { shareCodes } from '../facets/trait-codes'
import type { FoundOnShelf } from './find-products'
import { firstPlaces } from './first-places'

/** A product as the shelves know it. */
export interface ShelvedProduct {
  category: string
  /** `products.mix`, which hardly any two products share. */
  mix: number
}

/** The orders of found products; each ends in the mix, so that pages neither repeat nor skip a product. */
export type FoundOrder = 'relevance' | 'cheapest' | 'dearest' | 'newest' | 'bestSelling' | 'topRated'

/** What a search found in memory. */
export interface FoundProducts {
  readonly total: number
  /** The groups of the found products, made when they are asked for. */
  readonly groups: ProductsWithSameTraits[]
  /** A page of those that pass the filters; `sales` are the running ones. */
  page(choice: Filters, sales: ReadonlySet<string>, order: FoundOrder, size: number, offset: number): ShelvedProduct[]
}

/** A group's products that a search found. */
class FoundGroup implements ProductsWithSameTraits {
  readonly count: number
  readonly #whole: ProductsWithSameTraits
  readonly #cents: Int32Array
  #prices: ProductsWithSameTraits['prices'] | undefined

  constructor(whole: ProductsWithSameTraits, cents: Int32Array) {
    this.count = cents.length
    this.#whole = whole
    this.#cents = cents
  }
  get prices() {
    this.#prices ??= pricesInAnyOrder(this.#cents)
    return this.#prices
  }
  get category() {
    return this.#whole.category
  }
  get brand() {
    return this.#whole.brand
  }
  get availability() {
    return this.#whole.availability
  }
  get stars() {
    return this.#whole.stars
  }
  get saleId() {
    return this.#whole.saleId
  }
  get featured() {
    return this.#whole.featured
  }
  get audience() {
    return this.#whole.audience
  }
  get tags() {
    return this.#whole.tags
  }
  get sellerId() {
    return this.#whole.sellerId
  }
}

/** The groups of found products, in the order of all groups. */
function groupsOf(found: readonly FoundOnShelf[], all: readonly ProductsWithSameTraits[]): ProductsWithSameTraits[] {
  const firsts = new Map<Shelf, number>()
  let first = 0
  for (const shelf of shelvesOf(all) ?? []) {
    firsts.set(shelf, first)
    first += shelf.groups.length
  }
  const ends = new Int32Array(all.length + 1)
  const total = found.reduce((sum, { places }) => sum + places.length, 0)
  const cents = new Int32Array(total)
  for (const { shelf, places } of found) {
    const [next, { owners }] = [(firsts.get(shelf) as number) + 1, shelf.products]
    for (let i = 0; i < places.length; i += 1) {
      const group = next + (owners[places[i] as number] as number)
      ends[group] = (ends[group] as number) + 1
    }
  }
  const held: number[] = []
  for (let i = 0; i < all.length; i += 1) {
    if ((ends[i + 1] as number) > 0) held.push(i)
    ends[i + 1] = (ends[i + 1] as number) + (ends[i] as number)
  }
  const at = ends.slice()
  for (const { shelf, places } of found) {
    const [start, { owners, cents: own }] = [firsts.get(shelf) as number, shelf.products]
    for (let i = 0; i < places.length; i += 1) {
      const place = places[i] as number
      const group = start + (owners[place] as number)
      const to = at[group] as number
      cents[to] = own[place] as number
      at[group] = to + 1
    }
  }
  const groups = held.map((i) => new FoundGroup(all[i] as ProductsWithSameTraits, cents.subarray(ends[i], ends[i + 1])))
  shareCodes(groups, all, Int32Array.from(held))
  return groups
}

/** Above all sales keys. */
const NAMED = 2 ** 52

/** What found products of a shelf are ordered by, the lowest first. */
function keysOf({ shelf, places, named }: FoundOnShelf, order: FoundOrder): Float64Array {
  const { cents, created, ratings } = shelf.products
  const keys = new Float64Array(places.length)
  const values: Record<FoundOrder, Int32Array | Float64Array> = {
    cheapest: cents,
    dearest: cents,
    newest: created,
    topRated: ratings,
    bestSelling: shelf.salesKeys,
    relevance: shelf.salesKeys,
  }
  const own = values[order]
  const sign = order === 'cheapest' ? 1 : -1
  const ofNamed = order === 'relevance' ? NAMED : 0
  for (let i = 0; i < places.length; i += 1)
    keys[i] = sign * ((own[places[i] as number] as number) + (named[i] as number) * ofNamed)
  return keys
}

/** What tells products of the same key apart: among equally rated ones those on show first, then the newest. */
function secondKeyOf({ products, groups }: Shelf, order: FoundOrder, place: number): number {
  if (order !== 'topRated') return 0
  const isFeatured = groups[products.owners[place] as number]?.featured ?? false
  return -toSalesKey({ sold: 0, featured: isFeatured, created: products.created[place] as number })
}

export function foundProducts(found: readonly FoundOnShelf[], all: readonly ProductsWithSameTraits[]): FoundProducts {
  let groups: ProductsWithSameTraits[] | undefined
  return {
    total: found.reduce((sum, { places }) => sum + places.length, 0),
    get groups() {
      groups ??= groupsOf(found, all)
      return groups
    },
    page(choice, sales, order, size, offset) {
      const rules = facetPredicates(choice, sales)
      const { from, to } = priceRangeOf(choice)
      const passing = new Map<Shelf, Uint8Array>()
      const passes = (shelf: Shelf) => {
        const before = passing.get(shelf)
        if (before) return before
        const marks = Uint8Array.from(shelf.groups, (group) => (rules.every(([, rule]) => rule(group)) ? 1 : 0))
        passing.set(shelf, marks)
        return marks
      }
      const ahead = order === 'dearest' ? -1 : 1
      const first = firstPlaces<FoundOnShelf>(offset + size, (a, b) => {
        const second = secondKeyOf(a.of.shelf, order, a.place) - secondKeyOf(b.of.shelf, order, b.place)
        const [mixOfA, mixOfB] = [
          a.of.shelf.products.mixes[a.place] as number,
          b.of.shelf.products.mixes[b.place] as number,
        ]
        return second || ahead * (mixOfA - mixOfB)
      })
      for (const one of found) {
        const { owners, cents } = one.shelf.products
        const marks = passes(one.shelf)
        if (rules.length > 0 && !marks.includes(1)) continue
        const keys = keysOf(one, order)
        for (let i = 0; i < one.places.length; i += 1) {
          const key = keys[i] as number
          if (key > first.highest) continue
          const place = one.places[i] as number
          const price = cents[place] as number
          if (price >= from && price <= to && marks[owners[place] as number] === 1) first.add(key, one, place)
        }
      }
      return first
        .sorted()
        .slice(offset)
        .map(({ of: { shelf }, place }) => ({ category: shelf.category, mix: shelf.products.mixes[place] as number }))
    },
  }
}
