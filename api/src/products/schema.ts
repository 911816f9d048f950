import { type Static, Type } from 'typebox'
import { Dollars, Id, Timestamp } from '../http/field-schemas'
import { Tones } from '../pictures/tones-schema'
import { VariantSchema } from '../variants/schema'
import { AudienceSchema } from './audience'
import { availabilities, productStatuses } from './availability'
import { TagsSchema } from './tags'
import { shownTextSchemas } from './text-attributes'

export const AvailabilitySchema = Type.Enum(availabilities, {
  title: 'Availability',
  type: 'string',
  description:
    'in-stock and pre-order can be bought; up-coming is announced only; sold-out has no stock in any variant',
})

export const ProductStatusSchema = Type.Enum(productStatuses, { title: 'ProductStatus', type: 'string' })

export const ProductSellerSchema = Type.Object(
  { slug: Type.String({ description: 'The shop’s page is /shop/{slug}' }), name: Type.String() },
  { title: 'ProductSeller' },
)
export type ProductSeller = Static<typeof ProductSellerSchema>

/** Spec §3 "Product" with the additions of the rulings. */
export const ProductSchema = Type.Object(
  {
    _id: Id,
    name: Type.String(),
    price: Dollars,
    desc: Type.String(),
    ...shownTextSchemas,
    images: Type.Array(Type.String(), { description: 'URLs; the first is the main picture' }),
    tones: Tones,
    category: Type.String({ description: 'Category keyword' }),
    audience: AudienceSchema,
    tags: TagsSchema,
    status: ProductStatusSchema,
    availability: AvailabilitySchema,
    sku: Type.String(),
    stock: Type.Integer(),
    reviewCount: Type.Integer(),
    createdAt: Timestamp,
    variantCount: Type.Optional(Type.Integer({ description: 'Absent for a product without variants' })),
    highestPrice: Type.Optional(
      Type.Number({ description: 'Dollars: the highest variant price; absent if all variants cost `price`' }),
    ),
    releaseDate: Type.Optional(
      Type.String({ format: 'date', description: 'YYYY-MM-DD: when a pre-order or up-coming product is released' }),
    ),
    seller: Type.Optional(ProductSellerSchema),
    rating: Type.Optional(Type.Number({ description: '1 to 5, one decimal; absent without reviews' })),
    regularPrice: Type.Optional(
      Type.Number({
        description: 'Dollars: the lowest price in the 30 days before the sale; absent unless higher than `price`',
      }),
    ),
  },
  { title: 'Product' },
)
export type Product = Static<typeof ProductSchema>

/** A product with its variants, if any. `price` is the cheapest variant's, `stock` the sum of all. */
export const ProductDetailSchema = Type.Object(
  {
    ...ProductSchema.properties,
    imageAlts: Type.Optional(
      Type.Array(Type.String(), {
        description: 'Alternative texts of the pictures, in the same order; absent if none were written',
      }),
    ),
    variants: Type.Array(VariantSchema),
  },
  { title: 'ProductDetail' },
)
export type ProductDetail = Static<typeof ProductDetailSchema>

export const collections = ['on-sale', 'best-seller', 'new-arrivals', 'top-rated', 'featured'] as const

export const ByIdQuery = Type.Object({
  ids: Type.String({
    maxLength: 2000,
    pattern: '^[0-9a-fA-F-]{36}(,[0-9a-fA-F-]{36}){0,49}$',
    description: 'Up to 50 product ids, separated by commas',
  }),
})
