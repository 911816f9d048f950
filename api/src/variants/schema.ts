import { type Static, Type } from 'typebox'
import { Dollars, Id } from '../http/field-schemas'
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
