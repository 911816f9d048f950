import type { Ids } from './product-ids'

/** What the offers of a category's variants have in common: colour, size, and whether they are sold out. */
export interface OfferKind {
  colour: string
  size: string
  soldOut: boolean
}

/**
 * The data of each product of a category, sorted by id. What can be bought of it are its offers: one for each variant, or
 * one for a product without variants.
 */
export interface IndexedProducts {
  ids: Ids
  /** `products.mix`. */
  mixes: Int32Array
  /** Indexes of their groups. */
  owners: Int32Array
  /** Of the cheapest offer. */
  cents: Int32Array
  /** Microseconds since 1970. */
  created: Float64Array
  /** Units sold. */
  sold: Int32Array
  /** `products.rating_score`. */
  ratings: Float64Array
  /** Where each product's offers begin; the last entry is the end. */
  starts: Int32Array
  offerCents: Int32Array
  /** Indexes of their kinds. */
  offerKinds: Int32Array
}

/** New columns for so many products and offers. */
export const emptyProducts = (size: number, offers: number): IndexedProducts => ({
  ids: new Uint32Array(4 * size),
  mixes: new Int32Array(size),
  owners: new Int32Array(size),
  cents: new Int32Array(size),
  created: new Float64Array(size),
  sold: new Int32Array(size),
  ratings: new Float64Array(size),
  starts: new Int32Array(size + 1),
  offerCents: new Int32Array(offers),
  offerKinds: new Int32Array(offers),
})
