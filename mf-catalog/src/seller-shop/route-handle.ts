import type { RouteHandle } from '@superium/shared/contract'
import type { ShopData } from './loader'
import { meta } from './page-meta.server'

/** The page's own chunk, and the head of its document. */
export const handle: RouteHandle<ShopData> = {
  // A chunk of its own would move what the listing shares with it to the first view of all pages.
  chunk: 'listing',
  meta,
}
