import type { CategoryIndex } from './category-index'
import { type ProductColumn, productColumn, sortTogether } from './product-column'
import { cheapestOffer } from './variant-filters'

/** The products of a category whose offers differ, in columns that count them. */
export interface UnevenColumns {
  /** By the price of the cheapest offer. */
  byCents: ProductColumn
  /** By the price of the cheapest offer that is not sold out; without products that are. */
  byCentsInStock: ProductColumn
  /** The largest difference in cents between two offers of one product. */
  spread: number
}

const columnsOf = new WeakMap<CategoryIndex, UnevenColumns>()

function columnBy({ uneven, groups, products }: CategoryIndex, cents: (product: number) => number): ProductColumn {
  const kept = uneven.filter((product) => cents(product) !== -1)
  const { keys, numbers: positions } = sortTogether(kept.map(cents), kept)
  return productColumn(
    keys,
    positions,
    positions.map((product) => products.owners[product] as number),
    groups.length,
  )
}

/** These columns, built once for an index. */
export function unevenColumns(categoryIndex: CategoryIndex): UnevenColumns {
  const before = columnsOf.get(categoryIndex)
  if (before) return before
  const { uneven, products } = categoryIndex
  const { starts, offerCents, cents } = products
  const spread = uneven.reduce(
    (most, product) =>
      offerCents
        .subarray(starts[product], starts[product + 1])
        .reduce((own, one) => Math.max(own, one - (cents[product] as number)), most),
    0,
  )
  const inStock = cheapestOffer(categoryIndex, { availability: ['in-stock'] })
  const made = {
    byCents: columnBy(categoryIndex, (product) => cents[product] as number),
    byCentsInStock: columnBy(categoryIndex, inStock),
    spread,
  }
  columnsOf.set(categoryIndex, made)
  return made
}
