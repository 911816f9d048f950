import type { RenderedHead } from '../isolated-process/rendered-head'
import { safeCriticalPictures } from '../pictures/safe-critical-pictures'
import { NOT_FOUND, type PageMetadata } from './page-metadata'

/** Describes a rendered page by its route's `meta`, and by its facts where `meta` says nothing. */
export function describeRenderedPage({ status, failed, meta }: RenderedHead, described: PageMetadata): PageMetadata {
  if (status === 404) return { ...NOT_FOUND, personal: described.personal }
  // Search engines must not index a page that threw; the browser still tries to render it.
  if (status >= 500) return { ...described, indexed: false, status: failed && status === 500 ? 500 : 503 }
  const { description = described.description } = meta ?? {}
  return {
    ...described,
    ...meta,
    description,
    indexed: described.indexed && meta?.indexed !== false,
    pictures: safeCriticalPictures(meta?.pictures),
    status: 200,
  }
}
