import { sql } from 'drizzle-orm'
import type { Counted } from '../facets/count-facets'

/** The sample for estimating large results contains one in this many products. */
export const SAMPLE_SHARE = 64

/**
 * The products of the sample: those with the lowest `mix`, a random number. The index `products_sample_search` has the
 * same condition.
 */
export const inSample = sql.raw(`mix < ${-(2 ** 31) + 2 ** 32 / SAMPLE_SHARE}`)

/**
 * The minimum number of matches in the sample for an estimate. With fewer, an estimate is too inaccurate, and reading
 * the whole result is fast enough.
 */
export const LEAST_SAMPLED = 80

/** The maximum number of sampled matches to read: a limit for shops with many millions of products. */
export const MOST_SAMPLED = 10_000

/** Scales the sample's counts up to the whole result. */
export function estimateFrom({ count, facets }: Counted): Counted {
  const whole = <T extends { count: number }>(values: readonly T[]): T[] =>
    values.map((value) => ({ ...value, count: value.count * SAMPLE_SHARE }))
  const { availability, brand, colour, variantSize, category, collection, rating, price, priceRanges } = facets
  return {
    count: count * SAMPLE_SHARE,
    facets: {
      availability: whole(availability),
      brand: whole(brand),
      colour: whole(colour),
      variantSize: whole(variantSize),
      category: whole(category),
      collection: whole(collection),
      rating: whole(rating),
      price,
      priceRanges: whole(priceRanges),
    },
  }
}
