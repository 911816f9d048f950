import type { RouteHandle } from '@superium/shared/contract'
import { criticalPicture } from '@superium/shared/ui'
import { listingTitle } from './listing-title'
import type { ListingData } from './loader'
import { CRITICAL_RESULTS, RESULT_SIZES } from './result-picture-sizes'

/** The head of a listing's document. */
export const handle: RouteHandle<ListingData> = {
  chunk: 'listing',
  meta: ({ state, categories, products }) => ({
    title: listingTitle(state, categories),
    pictures: products
      .slice(0, CRITICAL_RESULTS)
      .flatMap(({ images: [image] }) => criticalPicture(image, RESULT_SIZES, 320)),
  }),
}
