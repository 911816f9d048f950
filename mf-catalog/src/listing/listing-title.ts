import type { Category } from '@superium/shared/api'
import { collectionNames } from '../collections/collection-names'
import { audienceNames, tagName } from './audience-and-tag'
import type { ListingState } from './listing-state'
import { listingTexts } from './texts'

const nameOf = (keyword: string, categories: readonly Category[]) =>
  categories.find((category) => category.keyword === keyword)?.name

/** The name of an audience and a tag, such as "Men" or "Men, Sport"; empty without either. */
const forWhom = ({ audience, tag }: ListingState): string =>
  [audience && audienceNames[audience], tag && tagName(tag)].filter(Boolean).join(', ')

/** The title of a listing, from its collection, search, category, or audience and tag; otherwise "all products". */
export function listingTitle(state: ListingState, categories: readonly Category[]): string {
  const { collection, search, category } = state
  if (collection) return collectionNames[collection]
  if (search) return listingTexts.resultsFor(search)
  return (nameOf(category, categories) ?? category) || forWhom(state) || listingTexts.allProducts
}

/** The meta description of a category, an audience or a tag; undefined for other listings. */
export function listingDescription(state: ListingState, categories: readonly Category[]) {
  const { collection, search, category } = state
  const name = category ? nameOf(category, categories) : forWhom(state)
  return collection || search || !name ? undefined : listingTexts.categoryDescription(name)
}

/** A stable id of the listing, for analytics. */
export const listId = ({ collection, search, category }: ListingState): string =>
  collection ?? (search ? 'search' : category || 'all-products')
