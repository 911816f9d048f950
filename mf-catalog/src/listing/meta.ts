import type { RouteHandle } from '@superium/shared/contract'
import type { ListingData } from './loader'
import { placeName } from './place-name'

/** The head of a listing's document. */
export const handle: RouteHandle<ListingData> = {
  chunk: 'listing',
  meta: ({ state, categories }) => ({ title: placeName(state, categories) }),
}
