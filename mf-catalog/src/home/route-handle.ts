import type { RouteHandle } from '@superium/shared/contract'
import type { HomeData } from './loader'
import { meta } from './page-meta.server'

/** The page's own chunk, and the head of its document. */
export const handle: RouteHandle<HomeData> = {
  chunk: 'home',
  meta,
}
