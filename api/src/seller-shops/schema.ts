import { type Static, Type } from 'typebox'
import { Timestamp } from '../http/field-schemas'

/** A shop's slug, its name in URLs. */
export const Slug = Type.String({
  pattern: '^[a-z0-9](?:[a-z0-9-]{0,78}[a-z0-9])?$',
  description: 'The last part of the shop’s path, /shop/{slug}',
})

export const SlugParams = Type.Object({ slug: Slug })

const Picture = Type.Optional(Type.String({ description: 'Picture URL; absent without a picture' }))

/** The public data of an approved seller. */
export const SellerShopSchema = Type.Object(
  {
    slug: Type.String(),
    name: Type.String(),
    about: Type.String({ description: 'Plain text; may be empty' }),
    district: Type.String(),
    profilePicture: Picture,
    logo: Picture,
    coverPhoto: Picture,
    since: Timestamp,
    productCount: Type.Integer({ description: 'Number of visible products' }),
    reviewCount: Type.Integer({ description: 'Number of reviews of these products' }),
    rating: Type.Optional(
      Type.Number({ description: 'Average of these reviews: 1 to 5, one decimal; absent without reviews' }),
    ),
  },
  { title: 'SellerShop' },
)
export type SellerShop = Static<typeof SellerShopSchema>
