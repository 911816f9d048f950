import { type Pause, pauseOften } from '../schedule/pause-often'
import { emptyProducts, type IndexedProducts, type OfferKind } from './indexed-products'
import { decodeProducts } from './packed-products'
import { type ProductColumn, productColumn, sortByCode, sortPositions, upTo } from './product-column'
import { compareIds, type Ids, positionOf } from './product-ids'
import type { FacetTraits, ProductsWithSameTraits } from './products-with-same-traits'

/** The sorted columns of a category index. */
export type ColumnName = 'byMix' | 'byPrice' | 'byCreation' | 'bySales' | 'byRating'

/** The in-memory index of a category's active products: their groups, and columns in each order. */
export interface CategoryIndex extends Readonly<Record<ColumnName, ProductColumn>> {
  readonly category: string
  readonly groups: readonly ProductsWithSameTraits[]
  readonly products: IndexedProducts
  readonly kinds: readonly OfferKind[]
}

/** Traits with their packed products (`packed-products.ts`), as the database sends them. */
export interface PackedTraits {
  traits: FacetTraits
  packed: Buffer
}

const keyOf = ({ brand, availability, stars, saleId, featured, audience, tags, sellerId }: FacetTraits): string =>
  JSON.stringify([brand, availability, stars, saleId, featured, audience, tags, sellerId])

/** Builds a category index from products sorted by id; traits without products are dropped. */
function build(
  category: string,
  traits: readonly FacetTraits[],
  unsorted: IndexedProducts,
  kinds: readonly OfferKind[],
): CategoryIndex {
  const counts = new Int32Array(traits.length)
  for (const owner of unsorted.owners) (counts[owner] as number) += 1
  const kept = traits.flatMap((_, i) => (counts[i] ? [i] : []))
  const groupOf = new Int32Array(traits.length)
  for (const [group, i] of kept.entries()) groupOf[i] = group
  const products = { ...unsorted, owners: unsorted.owners.map((owner) => groupOf[owner] as number) }
  const groups = kept.map(
    (i): ProductsWithSameTraits => ({ ...(traits[i] as FacetTraits), count: counts[i] as number }),
  )
  const all = upTo(products.mixes.length)
  const featured = Uint8Array.from(groups, (group) => (group.featured ? 1 : 0))
  let byAge: Int32Array | undefined
  /** The positions of the products, oldest first. A time needs two words. */
  const ageOrder = () => {
    const { created } = products
    byAge ??= sortPositions(
      sortPositions(all, (at) => (created[at] as number) % 2 ** 31),
      (at) => Math.floor((created[at] as number) / 2 ** 31),
    )
    return byAge
  }
  const columnOf = (positions: Int32Array, values: Int32Array | Float64Array) =>
    productColumn(
      values instanceof Int32Array
        ? positions.map((at) => values[at] as number)
        : Float64Array.from(positions, (at) => values[at] as number),
      positions,
      positions.map((at) => products.owners[at] as number),
      groups.length,
    )
  /** In the order of a number with few values, such as the units sold, then of the featured flag and the age. */
  const rankedColumn = (values: Int32Array | Float64Array) => {
    const ranks = new Map([...new Set(values)].sort((a, b) => a - b).map((value, rank) => [value, rank]))
    const codes = Int32Array.from(
      values,
      (value, at) => 2 * (ranks.get(value) as number) + (featured[products.owners[at] as number] as number),
    )
    return {
      ...columnOf(sortByCode(ageOrder(), codes, 2 * ranks.size), values),
      distinct: Float64Array.from(ranks.keys()),
    }
  }
  const columns: Record<ColumnName, () => ProductColumn> = {
    byMix: () =>
      columnOf(
        sortPositions(all, (at) => products.mixes[at] as number),
        products.mixes,
      ),
    byPrice: () =>
      columnOf(
        sortPositions(all, (at) => products.cents[at] as number),
        products.cents,
      ),
    byCreation: () => columnOf(ageOrder(), products.created),
    bySales: () => rankedColumn(products.sold),
    byRating: () => rankedColumn(products.ratings),
  }
  const built: Partial<Record<ColumnName, ProductColumn>> = {}
  const column = (name: ColumnName): ProductColumn => {
    built[name] ??= columns[name]()
    return built[name]
  }
  return {
    ...{ category, groups, products, kinds },
    get byMix() {
      return column('byMix')
    },
    get byPrice() {
      return column('byPrice')
    },
    get byCreation() {
      return column('byCreation')
    },
    get bySales() {
      return column('bySales')
    },
    get byRating() {
      return column('byRating')
    },
  }
}

/** The positions of unsorted ids in their order. */
async function sortIds(ids: Ids, pause: Pause): Promise<Int32Array> {
  let order = upTo(ids.length / 4)
  for (const word of [3, 2, 1, 0]) {
    order = sortPositions(order, (at) => (ids[4 * at + word] as number) - 2 ** 31)
    await pause()
  }
  return order
}

/** A product of a category index or of new ones. */
interface Place {
  of: IndexedProducts
  at: number
}

/** Merges the products of two sorted lists: positions `kept` of `before`, and `order` of `added`. */
function* merge(
  before: IndexedProducts | undefined,
  gone: ReadonlySet<number>,
  added: IndexedProducts,
  order: Int32Array,
): Generator<Place> {
  const length = before ? before.mixes.length : 0
  let next = 0
  for (let at = 0; at < length; at += 1) {
    if (!before || gone.has(at)) continue
    while (next < order.length && compareIds(added.ids, order[next] as number, before.ids, at) < 0) {
      yield { of: added, at: order[next] as number }
      next += 1
    }
    yield { of: before, at }
  }
  for (; next < order.length; next += 1) yield { of: added, at: order[next] as number }
}

function copyProduct({ of, at }: Place, to: IndexedProducts, n: number, offer: number): number {
  for (let word = 0; word < 4; word += 1) to.ids[4 * n + word] = of.ids[4 * at + word] as number
  to.mixes[n] = of.mixes[at] as number
  to.owners[n] = of.owners[at] as number
  to.cents[n] = of.cents[at] as number
  to.created[n] = of.created[at] as number
  to.sold[n] = of.sold[at] as number
  to.ratings[n] = of.ratings[at] as number
  let end = offer
  for (let own = of.starts[at] as number; own < (of.starts[at + 1] as number); own += 1) {
    to.offerCents[end] = of.offerCents[own] as number
    to.offerKinds[end] = of.offerKinds[own] as number
    end += 1
  }
  to.starts[n + 1] = end
  return end
}

/**
 * Changes a category's index: removes the products with the `gone` ids from `before` and adds `added`. Returns undefined
 * for an empty index, and the same object if nothing changes. It pauses between its parts.
 */
export async function changeCategoryIndex(
  category: string,
  before: CategoryIndex | undefined,
  gone: Ids,
  added: readonly PackedTraits[],
  pause: Pause = pauseOften(),
): Promise<CategoryIndex | undefined> {
  const old = before?.products
  const removed = new Set<number>()
  if (old)
    for (let n = 0; n < gone.length / 4; n += 1) {
      const position = positionOf(old.ids, gone, n)
      if (position >= 0) removed.add(position)
    }
  if (removed.size === 0 && added.length === 0) return before
  const traits: FacetTraits[] = before ? [...before.groups] : []
  const known = new Map(traits.map((one, i) => [keyOf(one), i]))
  const owned = added.map(({ traits: own, packed }) => {
    const key = keyOf(own)
    const owner = known.get(key) ?? traits.push(own) - 1
    known.set(key, owner)
    return { owner, packed }
  })
  const { products: fresh, kinds } = await decodeProducts(owned, before?.kinds ?? [], pause)
  const order = await sortIds(fresh.ids, pause)
  const size = (old?.mixes.length ?? 0) - removed.size + order.length
  if (size === 0) return undefined
  const next = emptyProducts(size, (old?.offerCents.length ?? 0) + fresh.offerCents.length)
  let [n, offers] = [0, 0]
  for (const place of merge(old, removed, fresh, order)) {
    offers = copyProduct(place, next, n, offers)
    n += 1
  }
  await pause()
  return build(
    category,
    traits,
    { ...next, offerCents: next.offerCents.slice(0, offers), offerKinds: next.offerKinds.slice(0, offers) },
    kinds,
  )
}
