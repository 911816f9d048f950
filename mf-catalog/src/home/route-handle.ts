import type { RouteHandle } from '@superium/shared/contract'
import { meta } from './page-meta.server'

/** The page's own chunk, and the head of its document. */
export const handle: RouteHandle = {
  chunk: 'home',
  meta,
}
