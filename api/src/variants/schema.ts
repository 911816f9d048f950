import { type Static, Type } from 'typebox'
import { Dollars, Id, Line, PictureAddress } from '../http/field-schemas'
import { Tones } from '../pictures/tones-schema'

/** A variant of a product, by colour, size or both. Prices in dollars. */
export const VariantSchema = Type.Object(
  {
    _id: Id,
    sku: Type.String(),
    colour: Type.String({ description: 'Empty where the product comes in one colour' }),
    size: Type.String({ description: 'Empty where the product comes in one size' }),
    name: Type.String({ description: 'What tells it apart, such as "Rust, M"' }),
    price: Dollars,
    stock: Type.Integer(),
    images: Type.Array(Type.String(), { description: 'Addresses; the first is the main picture' }),
    tones: Tones,
    regularPrice: Type.Optional(Type.Number({ description: 'Dollars, as a product’s; absent unless above price' })),
  },
  { title: 'Variant' },
)
export type Variant = Static<typeof VariantSchema>

const Trait = Type.Union([Line(60), Type.Literal('')])
const Price = Type.Number({ minimum: 0.01, maximum: 1_000_000, description: 'Dollars, two decimals' })

/** A variant as its seller sets it. */
export const SellerVariantInputSchema = Type.Object({
  _id: Type.Optional(Id),
  colour: Trait,
  size: Trait,
  price: Price,
  stock: Type.Optional(
    Type.Integer({ minimum: 0, maximum: 1_000_000, description: 'Of a new variant; others change by differences' }),
  ),
})

/** A variant as an administrator sets it. Without an SKU a new one gets one; without pictures it shows the product's. */
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
    name: Type.String({ description: 'What tells it apart, such as "Rust, M"' }),
    price: Dollars,
    stock: Type.Integer(),
    images: Type.Array(Type.String(), {
      description: 'Addresses of its own pictures; empty where it shows the product’s',
    }),
  },
  { title: 'AdminVariant' },
)
export type AdminVariant = Static<typeof AdminVariantSchema>

/** The most variants of a product. */
export const MOST_VARIANTS = 50
