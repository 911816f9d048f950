import type { RouteHandle } from '@superium/shared/contract'
import type { DetailData } from './detail-data'
import { meta } from './page-meta.server'

/** The page's own chunk, and the head of its document. */
export const handle: RouteHandle<DetailData> = {
  chunk: 'detail',
  meta,
}
