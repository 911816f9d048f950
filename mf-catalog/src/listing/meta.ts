import type { RouteHandle } from '@superium/shared/contract'
import { criticalPicture } from '@superium/shared/ui'
import type { ListingData } from './loader'
import { placeName } from './place-name'
import { CRITICAL_RESULTS, RESULT_SIZES } from './result-sizes'

/** The head of a listing's document. */
export const handle: RouteHandle<ListingData> = {
  chunk: 'listing',
  meta: ({ state, categories, products }) => ({
    title: placeName(state, categories),
    pictures: products
      .slice(0, CRITICAL_RESULTS)
      .flatMap(({ images: [image] }) => criticalPicture(image, RESULT_SIZES, 320)),
  }),
}
