import { type Static, Type } from 'typebox'
import { Id, Timestamp } from '../http/field-schemas'

/** A sitemap file holds 50,000 addresses at most (sitemaps.org). */
export const SITEMAP_SIZE = 50_000

/** Fewer would make as many pages, each of which is looked up. */
const SMALLEST_PAGE = 1_000

/** Entries per page of a sitemap feed. */
export const SitemapSize = Type.Integer({ minimum: SMALLEST_PAGE, maximum: SITEMAP_SIZE, default: SITEMAP_SIZE })

export const SitemapQuery = Type.Object({
  after: Type.Optional(
    Type.String({ format: 'uuid', description: 'Entries after this id; from the beginning without' }),
  ),
  size: SitemapSize,
})
export type SitemapQuery = Static<typeof SitemapQuery>

export const SitemapPagesQuery = Type.Object({ size: SitemapSize })

const SitemapEntrySchema = Type.Object(
  { _id: Id, updatedAt: Timestamp },
  { title: 'SitemapEntry', description: 'A shown product and when it last changed' },
)
export type SitemapEntry = Static<typeof SitemapEntrySchema>

const Next = Type.Union([Id, Type.Null()], { description: 'What to give as `after` for more; null at the end' })

export const SitemapResponse = Type.Object(
  { status: Type.Literal('success'), data: Type.Array(SitemapEntrySchema), next: Next },
  { title: 'SitemapPage' },
)

export const SitemapPageStartSchema = Type.Object(
  {
    after: Type.Union([Id, Type.Null()], { description: 'What to give as `after` for this page; null for the first' }),
  },
  { title: 'SitemapPageStart' },
)
export type SitemapPageStart = Static<typeof SitemapPageStartSchema>
