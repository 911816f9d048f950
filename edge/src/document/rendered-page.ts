import type { RenderedHead } from '../confined/rendered-head'
import { criticalPictures } from '../pictures/critical-picture'
import type { Address } from '../routing/address'
import { describePage, notFound } from './describe'
import type { Page } from './page'

/** What the head of a rendered document says: the route's own `meta`, else what its address tells. */
export function renderedPage({ status, meta }: RenderedHead, { path, query }: Address): Page {
  if (status === 404) return notFound
  const described = describePage(path, query)
  if (status >= 500) return { ...described, indexed: false, status: 503 }
  const { description = described.description } = meta ?? {}
  return { ...described, ...meta, description, pictures: criticalPictures(meta?.pictures), status: 200 }
}
