import { type Static, Type } from 'typebox'
import { Dollars, Id, Line, PictureAddress } from '../http/field-schemas'
import { Tones } from '../pictures/tones-schema'

/** A variant of a product, by colour, size or both. Prices in dollars. */
export const VariantSchema = Type.Object(
  {
    _id: Id,
    sku: Type.String(),
    colour: Type.String({ description: 'Empty if the product has only one colour' }),
    size: Type.String({ description: 'Empty if the product has only one size' }),
    name: Type.String({ description: 'Name of the variant, such as "Rust, M"' }),
    price: Dollars,
    stock: Type.Integer(),
    images: Type.Array(Type.String(), { description: 'URLs; the first is the main picture' }),
    tones: Tones,
    regularPrice: Type.Optional(
      Type.Number({
        description: 'Dollars: the lowest price in the 30 days before the sale; absent unless higher than `price`',
      }),
    ),
  },
  { title: 'Variant' },
)
export type Variant = Static<typeof VariantSchema>

const Trait = Type.Union([Line(60), Type.Literal('')])
const Price = Type.Number({ minimum: 0.01, maximum: 1_000_000, description: 'Dollars, two decimals' })

/** A variant as its seller enters it. */
export const SellerVariantInputSchema = Type.Object({
  _id: Type.Optional(Id),
  colour: Trait,
  size: Trait,
  price: Price,
  stock: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 1_000_000,
      description: 'Only for a new variant; others change their stock by differences',
    }),
  ),
})

/**
 * A variant as an administrator enters it. A new one without an SKU gets one; without pictures it shows the product's.
 */
export const VariantInputSchema = Type.Object({
  ...SellerVariantInputSchema.properties,
  sku: Type.Optional(Line(60)),
  images: Type.Optional(Type.Array(PictureAddress, { maxItems: 5 })),
})
export type VariantInput = Static<typeof VariantInputSchema>

/** A variant as an administrator sees it: its price outside sales, in dollars. */
export const AdminVariantSchema = Type.Object(
  {
    _id: Id,
    sku: Type.String(),
    colour: Type.String(),
    size: Type.String(),
    name: Type.String({ description: 'Name of the variant, such as "Rust, M"' }),
    price: Dollars,
    stock: Type.Integer(),
    images: Type.Array(Type.String(), {
      description: 'URLs of its own pictures; empty if it uses the product’s pictures',
    }),
  },
  { title: 'AdminVariant' },
)
export type AdminVariant = Static<typeof AdminVariantSchema>

/** The maximum number of variants per product. */
export const MOST_VARIANTS = 50
