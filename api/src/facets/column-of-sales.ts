import { type ProductColumn, productColumn } from './product-column'
import { MOST_SOLD, toSalesKey } from './sales-key'

/** The data of each product, in any order. */
interface Sold {
  /** Seconds since 1970. */
  created: Int32Array
  /** Units sold. */
  sold: Int32Array
  /** Indexes of their groups. */
  owners: Int32Array
}

/**
 * Builds the column of a category's products in the order of best sellers. `byAge` are their positions, oldest first:
 * products with equal sales and flag stay in that order, so no comparison sort is needed.
 */
export function columnOfSales(
  { created, sold, owners }: Sold,
  groups: readonly { featured: boolean }[],
  byAge: Int32Array,
): ProductColumn {
  const isFeatured = Uint8Array.from(groups, ({ featured }) => (featured ? 1 : 0))
  const firsts = sold.map((units, i) => Math.min(units, MOST_SOLD) * 2 + (isFeatured[owners[i] as number] as number))
  const known = new Map([...new Set(firsts)].sort((a, b) => a - b).map((first, rank) => [first, rank]))
  const ranks = firsts.map((first) => known.get(first) as number)
  const places = new Int32Array(known.size + 1)
  for (const rank of ranks) (places[rank + 1] as number) += 1
  for (let rank = 1; rank < places.length; rank += 1) (places[rank] as number) += places[rank - 1] as number
  const starts = Float64Array.from(known.keys(), (first) =>
    toSalesKey({ sold: Math.floor(first / 2), featured: first % 2 === 1, created: 0 }),
  )
  const [keys, inOrder] = [new Float64Array(ranks.length), new Int32Array(ranks.length)]
  const onShelf = new Int32Array(ranks.length)
  for (const i of byAge) {
    const rank = ranks[i] as number
    const place = places[rank] as number
    places[rank] = place + 1
    keys[place] = (starts[rank] as number) + (created[i] as number)
    inOrder[place] = owners[i] as number
    onShelf[place] = i
  }
  return productColumn(keys, inOrder, groups.length, onShelf)
}
