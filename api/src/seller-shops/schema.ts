import { type Static, Type } from 'typebox'
import { Timestamp } from '../http/field-schemas'

/** A shop's name in addresses. */
export const Slug = Type.String({ pattern: '^[a-z0-9](?:[a-z0-9-]{0,78}[a-z0-9])?$', description: 'Of /shop/{slug}' })

export const SlugParams = Type.Object({ slug: Slug })

const Picture = Type.Optional(Type.String({ description: 'An address; absent without a picture' }))

/** The public side of an approved seller. */
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
    productCount: Type.Integer({ description: 'Products that are shown' }),
    reviewCount: Type.Integer({ description: 'Reviews of these products' }),
    rating: Type.Optional(
      Type.Number({ description: 'Of all these reviews: 1 to 5, one decimal; absent without any' }),
    ),
  },
  { title: 'SellerShop' },
)
export type SellerShop = Static<typeof SellerShopSchema>
