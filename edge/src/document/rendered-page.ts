import type { RenderedHead } from '../isolated-process/rendered-head'
import { criticalPictures } from '../pictures/critical-picture'
import type { RequestAddress } from '../routing/request-address'
import { describePage, notFound } from './describe'
import type { PageMetadata } from './page-metadata'

/** What the head of a rendered document says: the route's own `meta`, else what its address tells. */
export function renderedPage({ status, meta }: RenderedHead, { path, query }: RequestAddress): PageMetadata {
  if (status === 404) return notFound
  const described = describePage(path, query)
  if (status >= 500) return { ...described, indexed: false, status: 503 }
  const { description = described.description } = meta ?? {}
  return { ...described, ...meta, description, pictures: criticalPictures(meta?.pictures), status: 200 }
}
