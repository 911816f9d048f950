import { Type } from 'typebox'
import { AudienceSchema } from '../products/audience'
import { collections, ProductStatusSchema } from '../products/schema'
import { TagSchema } from '../products/tags'
import { Slug } from '../seller-shops/schema'

const Price = (description: string) => Type.Optional(Type.Number({ minimum: 0, maximum: 1_000_000, description }))

const Traits = (description: string) =>
  Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 60 }), { maxItems: 50, description }))

/** The filters of a listing (spec §7, §9), as query parameters. */
export const FiltersSchema = Type.Object({
  category: Type.Optional(Type.String({ maxLength: 100 })),
  min: Price('Dollars'),
  max: Price('Dollars; 3001 means "and above"'),
  availability: Type.Optional(Type.Array(ProductStatusSchema, { maxItems: 3 })),
  brand: Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 100 }), { maxItems: 50 })),
  colour: Traits('Colours: one variant must pass this filter and those of availability, price and size'),
  variantSize: Traits('Sizes of variants, such as "M"; `size` is the page’s'),
  rating: Type.Optional(Type.Integer({ minimum: 1, maximum: 5, description: 'The minimum number of stars' })),
  audience: Type.Optional(AudienceSchema),
  tag: Type.Optional(TagSchema),
  seller: Type.Optional(Slug),
  collection: Type.Optional(
    Type.Enum(collections, {
      description: 'Only products of this collection, in its ranking unless sort or sortId is given',
    }),
  ),
})
