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
    Type.String({ format: 'uuid', description: 'Lists the entries after this id; omit it for the first page' }),
  ),
  size: SitemapSize,
})
export type SitemapQuery = Static<typeof SitemapQuery>

export const SitemapPagesQuery = Type.Object({ size: SitemapSize })

const SitemapEntrySchema = Type.Object(
  { _id: Id, updatedAt: Timestamp },
  { title: 'SitemapEntry', description: 'A visible product and when it last changed' },
)
export type SitemapEntry = Static<typeof SitemapEntrySchema>

const Next = Type.Union([Id, Type.Null()], {
  description: 'The `after` parameter of the next page; null on the last page',
})

export const SitemapResponse = Type.Object(
  { status: Type.Literal('success'), data: Type.Array(SitemapEntrySchema), next: Next },
  { title: 'SitemapPage' },
)

export const SitemapPageStartSchema = Type.Object(
  {
    after: Type.Union([Id, Type.Null()], {
      description: 'The `after` parameter of this page; null for the first page',
    }),
  },
  { title: 'SitemapPageStart' },
)
export type SitemapPageStart = Static<typeof SitemapPageStartSchema>
