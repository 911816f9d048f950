import { type Pause, pauseOften } from '../schedule/pause-often'
import { type ColumnOfRatings, columnOfRatings } from './column-of-ratings'
import { columnOfSales } from './column-of-sales'
import { lowerBound, type ProductColumn, productColumn, sortTogether } from './product-column'
import type { FacetTraits, ProductsWithSameTraits } from './products-with-same-traits'
import { toSalesKey } from './sales-key'
import { pricesInOrder } from './sorted-prices'

/** The data of each product of a category, sorted by `mixes`. */
export interface IndexedProducts {
  /** `products.mix`. */
  mixes: Int32Array
  /** Indexes of their groups. */
  owners: Int32Array
  cents: Int32Array
  /** Seconds since 1970. */
  created: Int32Array
  /** Units sold. */
  sold: Int32Array
  /** `products.rating_score`. */
  ratings: Float64Array
}

/**
 * The in-memory index of a category's active products: their groups, and sorted columns for counting the products in a
 * range.
 */
export interface CategoryIndex {
  readonly category: string
  readonly groups: readonly ProductsWithSameTraits[]
  readonly products: IndexedProducts
  readonly byPrice: ProductColumn
  readonly byMix: ProductColumn
  readonly byCreation: ProductColumn
  /** In the order of best-selling products (`sales-key.ts`). */
  readonly bySales: ProductColumn
  readonly byRating: ColumnOfRatings
  /** For each product, its sort key among best sellers (`sales-key.ts`). */
  readonly salesKeys: Float64Array
}

/** A packed product has 16 bytes: cents, mix, seconds since 1970, units sold. */
export const BYTES_OF_PRODUCT = 16

/** The rating score of a product without reviews, which hardly any product with reviews has. */
export const UNRATED = 3.5

/** Rating scores other than {@link UNRATED}, by `mix`. */
export type Ratings = ReadonlyMap<number, number>

/** Traits with their packed products, as the database sends them. */
export interface PackedTraits {
  traits: FacetTraits
  packed: Buffer
}

const keyOf = ({ brand, availability, stars, saleId, featured, audience, tags, sellerId }: FacetTraits): string =>
  JSON.stringify([brand, availability, stars, saleId, featured, audience, tags, sellerId])

/** Builds a category index from products; traits without products are dropped. */
async function build(
  category: string,
  traits: readonly FacetTraits[],
  products: IndexedProducts,
  pause: Pause,
): Promise<CategoryIndex> {
  const counts = new Int32Array(traits.length)
  for (const owner of products.owners) (counts[owner] as number) += 1
  const kept = traits.flatMap((_, i) => (counts[i] ? [i] : []))
  const positions = new Int32Array(traits.length)
  for (const [position, i] of kept.entries()) positions[i] = position
  const owners = products.owners.map((owner) => positions[owner] as number)
  const sorted = sortTogether(
    products.cents,
    Int32Array.from(owners, (_, i) => i),
  )
  const ownersByPrice = sorted.numbers.map((i) => owners[i] as number)
  await pause()
  const byPrice = productColumn(sorted.keys, ownersByPrice, kept.length, sorted.numbers)

  const ends = new Int32Array(kept.length)
  let sum = 0
  const starts = kept.map((i, position) => {
    ends[position] = sum
    sum += counts[i] as number
    return ends[position] as number
  })
  const prices = new Int32Array(sum)
  for (let i = 0; i < sum; i += 1) {
    const owner = ownersByPrice[i] as number
    prices[ends[owner] as number] = sorted.keys[i] as number
    ends[owner] = (ends[owner] as number) + 1
  }
  const groups = kept.map((i, position): ProductsWithSameTraits => {
    const own = prices.subarray(starts[position], ends[position])
    return { ...(traits[i] as FacetTraits), count: own.length, prices: pricesInOrder(own) }
  })

  await pause()

  let byAge: Int32Array | undefined
  /** The positions of the products, oldest first. */
  const ageOrder = () => {
    byAge ??= sortTogether(
      products.created,
      Int32Array.from(products.created, (_, i) => i),
    ).numbers
    return byAge
  }
  let byMix: ProductColumn | undefined
  let byCreation: ProductColumn | undefined
  let bySales: ProductColumn | undefined
  let byRating: ColumnOfRatings | undefined
  let salesKeys: Float64Array | undefined
  return {
    category,
    groups,
    products: { ...products, owners },
    byPrice,
    get byMix() {
      byMix ??= productColumn(products.mixes, owners, kept.length)
      return byMix
    },
    get byCreation() {
      byCreation ??= productColumn(
        ageOrder().map((at) => products.created[at] as number),
        ageOrder().map((at) => owners[at] as number),
        kept.length,
        ageOrder(),
      )
      return byCreation
    },
    get bySales() {
      bySales ??= columnOfSales({ ...products, owners }, groups, ageOrder())
      return bySales
    },
    get salesKeys() {
      if (salesKeys) return salesKeys
      salesKeys = Float64Array.from(owners, (owner, i) =>
        toSalesKey({
          sold: products.sold[i] as number,
          featured: groups[owner]?.featured ?? false,
          created: products.created[i] as number,
        }),
      )
      return salesKeys
    },
    get byRating() {
      byRating ??= columnOfRatings({ ...products, owners }, groups, ageOrder())
      return byRating
    },
  }
}

/**
 * Changes a category's index: removes the products with the `gone` mixes from `before` and adds `added`. `ratings`
 * contains the scores of products with reviews. Returns undefined for an empty index, and the same object if nothing
 * changes. It pauses between its parts.
 */
export async function changeCategoryIndex(
  category: string,
  before: CategoryIndex | undefined,
  gone: readonly number[],
  added: readonly PackedTraits[],
  { ratings = new Map(), pause = pauseOften() }: { ratings?: Ratings; pause?: Pause } = {},
): Promise<CategoryIndex | undefined> {
  const old = before?.products
  const positions = new Set<number>()
  if (old)
    for (const mix of gone)
      for (let position = lowerBound(old.mixes, mix); old.mixes[position] === mix; position += 1)
        positions.add(position)
  if (positions.size === 0 && added.length === 0) return before

  const traits: FacetTraits[] = before ? [...before.groups] : []
  const known = new Map(traits.map((one, i) => [keyOf(one), i]))
  const more = added.reduce((bytes, { packed }) => bytes + packed.length, 0) / BYTES_OF_PRODUCT
  const size = (old?.mixes.length ?? 0) - positions.size + more
  if (size === 0) return undefined
  const next = {
    mixes: new Int32Array(size),
    owners: new Int32Array(size),
    cents: new Int32Array(size),
    created: new Int32Array(size),
    sold: new Int32Array(size),
    ratings: new Float64Array(size),
  }
  let n = 0
  const put = (mix: number, owner: number, cents: number, created: number, sold: number, rating: number) => {
    next.mixes[n] = mix
    next.owners[n] = owner
    next.cents[n] = cents
    next.created[n] = created
    next.sold[n] = sold
    next.ratings[n] = rating
    n += 1
  }
  if (old)
    for (let i = 0; i < old.mixes.length; i += 1)
      if (!positions.has(i))
        put(
          old.mixes[i] as number,
          old.owners[i] as number,
          old.cents[i] as number,
          old.created[i] as number,
          old.sold[i] as number,
          old.ratings[i] as number,
        )
  for (const { traits: own, packed } of added) {
    const key = keyOf(own)
    const owner = known.get(key) ?? traits.push(own) - 1
    known.set(key, owner)
    for (let at = 0; at < packed.length; at += BYTES_OF_PRODUCT)
      put(
        packed.readInt32BE(at + 4),
        owner,
        packed.readInt32BE(at),
        packed.readInt32BE(at + 8),
        packed.readInt32BE(at + 12),
        ratings.get(packed.readInt32BE(at + 4)) ?? UNRATED,
      )
  }
  await pause()
  const order = sortTogether(
    next.mixes,
    Int32Array.from(next.mixes, (_, i) => i),
  )
  const inOrder = (values: Int32Array) => order.numbers.map((i) => values[i] as number)
  const products = {
    mixes: order.keys,
    owners: inOrder(next.owners),
    cents: inOrder(next.cents),
    created: inOrder(next.created),
    sold: inOrder(next.sold),
    ratings: Float64Array.from(order.numbers, (i) => next.ratings[i] as number),
  }
  await pause()
  return build(category, traits, products, pause)
}
