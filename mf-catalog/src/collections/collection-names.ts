/** The display names of the collections that the server ranks (additive parameter of `GET /shop/products`). */
export const collectionNames = {
  'on-sale': 'On Sale Now',
  'best-seller': 'Best Seller',
  'new-arrivals': 'New Arrivals',
  'top-rated': 'Top Rated',
  featured: 'Featured',
} as const

export type Collection = keyof typeof collectionNames

/** Whether a URL's `collection` is a known one. */
export function isCollection(value: string | null): value is Collection {
  return value !== null && Object.hasOwn(collectionNames, value)
}
