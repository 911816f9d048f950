import type { RenderedHead } from '../isolated-process/rendered-head'
import { criticalPictures } from '../pictures/critical-picture'
import { NOT_FOUND, type PageMetadata } from './page-metadata'

/** Describes a rendered page by its route's `meta`, and by its facts where `meta` says nothing. */
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
