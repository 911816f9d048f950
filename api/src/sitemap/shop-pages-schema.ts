import { type Static, Type } from 'typebox'
import { Timestamp } from '../http/field-schemas'
import { Slug } from '../seller-shops/schema'
import { SitemapSize } from './schema'

export const ShopPagesQuery = Type.Object({ after: Type.Optional(Slug), size: SitemapSize })
export type ShopPagesQuery = Static<typeof ShopPagesQuery>

export const ShopPageStartsQuery = Type.Object({ size: SitemapSize })

const ShopPageSchema = Type.Object(
  { _id: Slug, updatedAt: Timestamp },
  { title: 'ShopPage', description: 'The slug of an approved seller’s shop, and when it last changed' },
)
export type ShopPage = Static<typeof ShopPageSchema>

const SlugOrNull = (description: string) => Type.Union([Slug, Type.Null()], { description })

export const ShopPagesResponse = Type.Object(
  {
    status: Type.Literal('success'),
    data: Type.Array(ShopPageSchema),
    next: SlugOrNull('The `after` parameter of the next page; null on the last page'),
  },
  { title: 'ShopPages' },
)

export const ShopPageStartSchema = Type.Object(
  { after: SlugOrNull('The `after` parameter of this page; null for the first page') },
  { title: 'ShopPageStart' },
)
export type ShopPageStart = Static<typeof ShopPageStartSchema>
