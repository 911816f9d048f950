import { sql } from 'drizzle-orm'
import type { Counted } from '../facets/count-facets'
import type { ProductsWithSameTraits } from '../facets/products-with-same-traits'

/** One of so many products is in the sample by which large results are counted. */
export const SAMPLE_SHARE = 64

/** The products of the sample: those with the lowest `mix`, which is random. The index `products_sample_search` has the same condition. */
export const inSample = sql.raw(`mix < ${-(2 ** 31) + 2 ** 32 / SAMPLE_SHARE}`)

/** Found products of the sample from which on a result is estimated. Fewer are too few, and the result can be read. */
export const LEAST_SAMPLED = 80

/** The most products of the sample that are read: a bound for a shop of very many millions. */
export const MOST_SAMPLED = 10_000

/** The number of products in groups. */
export const sumOf = (groups: readonly ProductsWithSameTraits[]): number =>
  groups.reduce((sum, { count }) => sum + count, 0)

/** The counts of a whole result by those of its sample; `share` 1 leaves them as they are. */
export function estimateFrom({ count, facets }: Counted, share: number): Counted {
  if (share === 1) return { count, facets }
  const whole = <T extends { count: number }>(values: readonly T[]): T[] =>
    values.map((value) => ({ ...value, count: value.count * share }))
  const { availability, brand, category, collection, rating, price, priceRanges } = facets
  return {
    count: count * share,
    facets: {
      availability: whole(availability),
      brand: whole(brand),
      category: whole(category),
      collection: whole(collection),
      rating: whole(rating),
      price,
      priceRanges: whole(priceRanges),
    },
  }
}
