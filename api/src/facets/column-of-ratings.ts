import { lowerBound, type ProductColumn, productColumn } from './product-column'
import { toSalesKey } from './sales-key'

/** The products of a category in the order of top-rated ones: by score, then featured flag and age. */
export interface ColumnOfRatings extends ProductColumn {
  /** For each product, its featured flag and age as one number (`sales-key.ts`). */
  readonly seconds: Float64Array
  /** The distinct scores in ascending order. */
  readonly scores: Float64Array
}

/** The data of each product, in any order. */
interface Rated {
  ratings: Float64Array
  /** Seconds since 1970. */
  created: Int32Array
  /** Indexes of their groups. */
  owners: Int32Array
}

/** Builds the column of a category's products; `byAge` are their positions, oldest first. */
export function columnOfRatings(
  { ratings, created, owners }: Rated,
  groups: readonly { featured: boolean }[],
  byAge: Int32Array,
): ColumnOfRatings {
  const scores = Float64Array.from(new Set(ratings)).sort()
  const isFeatured = Uint8Array.from(groups, ({ featured }) => (featured ? 1 : 0))
  /** Two ranks for each score: not featured, and featured. */
  const ranks = Int32Array.from(
    ratings,
    (score, i) => 2 * lowerBound(scores, score) + (isFeatured[owners[i] as number] as number),
  )
  const starts = new Int32Array(2 * scores.length + 1)
  for (const rank of ranks) (starts[rank + 1] as number) += 1
  for (let rank = 1; rank < starts.length; rank += 1) (starts[rank] as number) += starts[rank - 1] as number
  const inOrder = new Int32Array(ranks.length)
  for (const i of byAge) {
    const rank = ranks[i] as number
    const position = starts[rank] as number
    inOrder[position] = i
    starts[rank] = position + 1
  }
  const column = productColumn(
    Float64Array.from(inOrder, (i) => ratings[i] as number),
    inOrder.map((i) => owners[i] as number),
    groups.length,
    inOrder,
  )
  const seconds = Float64Array.from(inOrder, (i) =>
    toSalesKey({ sold: 0, featured: (ranks[i] as number) % 2 === 1, created: created[i] as number }),
  )
  return { ...column, seconds, scores }
}
