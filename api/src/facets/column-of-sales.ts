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
  const positions = new Int32Array(known.size + 1)
  for (const rank of ranks) (positions[rank + 1] as number) += 1
  for (let rank = 1; rank < positions.length; rank += 1) (positions[rank] as number) += positions[rank - 1] as number
  const starts = Float64Array.from(known.keys(), (first) =>
    toSalesKey({ sold: Math.floor(first / 2), featured: first % 2 === 1, created: 0 }),
  )
  const [keys, inOrder] = [new Float64Array(ranks.length), new Int32Array(ranks.length)]
  const productPositions = new Int32Array(ranks.length)
  for (const i of byAge) {
    const rank = ranks[i] as number
    const position = positions[rank] as number
    positions[rank] = position + 1
    keys[position] = (starts[rank] as number) + (created[i] as number)
    inOrder[position] = owners[i] as number
    productPositions[position] = i
  }
  return productColumn(keys, inOrder, groups.length, productPositions)
}
