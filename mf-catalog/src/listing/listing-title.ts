import type { Category } from '@superium/shared/api'
import { collectionNames } from '../collections/collection-names'
import { texts } from '../texts'
import type { ListingState } from './listing-state'

const { listing } = texts

/** The name of a listing: its collection, search or category, else all products. */
export function listingTitle({ collection, search, category }: ListingState, categories: readonly Category[]): string {
  if (collection) return collectionNames[collection]
  if (search) return listing.resultsFor(search)
  return categories.find(({ keyword }) => keyword === category)?.name ?? (category || listing.allProducts)
}

/** What search engines show below the title of a category; undefined for other listings. */
export function categoryDescription({ collection, search, category }: ListingState, categories: readonly Category[]) {
  const name = categories.find(({ keyword }) => keyword === category)?.name
  return collection || search || name === undefined ? undefined : listing.categoryDescription(name)
}
