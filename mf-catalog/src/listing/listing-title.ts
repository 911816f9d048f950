import type { Category } from '@superium/shared/api'
import { collectionNames } from '../collections/collection-names'
import type { ListingState } from './listing-state'
import { listingTexts } from './texts'

/** The name of a listing: its collection, search or category, else all products. */
export function listingTitle({ collection, search, category }: ListingState, categories: readonly Category[]): string {
  if (collection) return collectionNames[collection]
  if (search) return listingTexts.resultsFor(search)
  return categories.find(({ keyword }) => keyword === category)?.name ?? (category || listingTexts.allProducts)
}

/** What search engines show below the title of a category; undefined for other listings. */
export function categoryDescription({ collection, search, category }: ListingState, categories: readonly Category[]) {
  const name = categories.find(({ keyword }) => keyword === category)?.name
  return collection || search || name === undefined ? undefined : listingTexts.categoryDescription(name)
}

/** A stable id of the listing, for analytics. */
export const listId = ({ collection, search, category }: ListingState): string =>
  collection ?? (search ? 'search' : category || 'all-products')
