import type { RouteHandle } from '@superium/shared/contract'
import type { ShopData } from './loader'
import { meta } from './page-meta.server'

/** The page's chunk, which it shares with the listing, and the head of its document. */
export const handle: RouteHandle<ShopData> = {
  // With a separate chunk, the bundler would move the code shared with the listing into what every page loads first.
  chunk: 'listing',
  meta,
}
