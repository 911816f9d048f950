import type { Category } from '@superium/shared/api'
import type { RouteHandle } from '@superium/shared/contract'
import { criticalPicture } from '@superium/shared/ui'
import type { ListingData } from './listing-data'
import { listingDescription, listingTitle } from './listing-title'
import { CRITICAL_RESULTS, RESULT_SIZES } from './result-picture-sizes'

const isKnown = (keyword: string, categories: readonly Category[]) =>
  categories.some((category) => category.keyword === keyword)

/** Title and preloaded pictures of a listing. */
export const meta: NonNullable<RouteHandle<ListingData>['meta']> = ({ state, categories, products, count }) => ({
  title: listingTitle(state, categories),
  description: listingDescription(state, categories),
  // Visitors can put any text into the address as a category or tag, so unknown ones are not indexed.
  indexed: !state.search && (!state.category || isKnown(state.category, categories)) && (state.tag === '' || count > 0),
  pictures: products
    .slice(0, CRITICAL_RESULTS)
    .flatMap(({ images: [image] }) => criticalPicture(image, RESULT_SIZES, 320)),
})
