import { texts } from '../texts'

/** The collections that the server ranks (additive parameter of `GET /shop/products`), with their shown names. */
export const collectionNames = {
  'on-sale': texts.sale.title,
  'best-seller': texts.recommended.bestSeller,
  'new-arrivals': texts.recommended.newArrivals,
  'top-rated': texts.recommended.topRated,
  featured: texts.recommended.featured,
} as const

export type Collection = keyof typeof collectionNames

/** Whether a URL's `collection` is one that exists. */
export function isCollection(value: string | null): value is Collection {
  return value !== null && Object.hasOwn(collectionNames, value)
}
