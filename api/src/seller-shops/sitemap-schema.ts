import { type Static, Type } from 'typebox'
import { Timestamp } from '../http/field-schemas'
import { SITEMAP_SIZE } from '../sitemap/schema'
import { Slug } from './schema'

const Size = Type.Integer({ minimum: 1, maximum: SITEMAP_SIZE, default: SITEMAP_SIZE })

export const ShopPagesQuery = Type.Object({ after: Type.Optional(Slug), size: Size })
export type ShopPagesQuery = Static<typeof ShopPagesQuery>

export const ShopPageStartsQuery = Type.Object({ size: Size })

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
    next: SlugOrNull('What to give as `after` for more; null at the end'),
  },
  { title: 'ShopPages' },
)

export const ShopPageStartSchema = Type.Object(
  { after: SlugOrNull('What to give as `after` for this page; null for the first') },
  { title: 'ShopPageStart' },
)
export type ShopPageStart = Static<typeof ShopPageStartSchema>
