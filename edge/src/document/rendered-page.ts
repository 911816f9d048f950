import type { RenderedHead } from '../isolated-process/rendered-head'
import { criticalPictures } from '../pictures/critical-picture'
import { NOT_FOUND, type PageMetadata } from './page-metadata'

/** What the head of a rendered document says: the route's own `meta`, else what the page's facts say. */
export function renderedPage({ status, meta }: RenderedHead, described: PageMetadata): PageMetadata {
  if (status === 404) return { ...NOT_FOUND, personal: described.personal }
  if (status >= 500) return { ...described, indexed: false, status: 503 }
  const { description = described.description } = meta ?? {}
  return {
    ...described,
    ...meta,
    description,
    indexed: described.indexed && meta?.indexed !== false,
    pictures: criticalPictures(meta?.pictures),
    status: 200,
  }
}
