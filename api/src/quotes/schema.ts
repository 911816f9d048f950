import { type Static, Type } from 'typebox'
import { Dollars, Id } from '../http/field-schemas'
import { ProductStatusSchema } from '../products/schema'

/** A quantity of one product or of one of its variants. Other fields of an order line (spec §3) are ignored. */
export const RequestedLineSchema = Type.Object(
  {
    productId: Id,
    quantity: Type.Integer({ minimum: 1, maximum: 1000 }),
    variant: Type.Optional(
      Type.String({
        format: 'uuid',
        description: 'Required for a product with several variants, otherwise a 400',
      }),
    ),
  },
  { title: 'WantedProduct' },
)
export const RequestedLinesSchema = Type.Array(RequestedLineSchema, { minItems: 1, maxItems: 100 })
export type RequestedLine = Static<typeof RequestedLineSchema>

/** A coupon as typed, in upper or lower case; an unknown coupon is not a 400. */
export const TypedCoupon = Type.String({ maxLength: 100, pattern: '^[^\\u0000]*$' })

export const QuoteBody = Type.Object({ products: RequestedLinesSchema, coupon: Type.Optional(TypedCoupon) })

const QuoteLineSchema = Type.Object(
  {
    productId: Id,
    name: Type.String(),
    image: Type.String(),
    status: ProductStatusSchema,
    price: Dollars,
    quantity: Type.Integer({ description: 'The requested quantity' }),
    stock: Type.Integer(),
    available: Type.Integer({
      description: 'Number of the requested pieces that can be bought now; the totals are of these',
    }),
    total: Dollars,
    ownShop: Type.Optional(
      Type.Boolean({ description: 'True if the product is from the caller’s own shop, so that it is not available' }),
    ),
    variant: Type.Optional(Type.String({ format: 'uuid', description: 'The variant of the line' })),
    variantName: Type.Optional(Type.String({ description: 'Such as "Rust, M"' })),
    releaseDate: Type.Optional(
      Type.String({ format: 'date', description: 'YYYY-MM-DD: for a pre-order, the earliest day on which it ships' }),
    ),
  },
  { title: 'QuoteLine' },
)
export type QuoteLine = Static<typeof QuoteLineSchema>

/** The effect of a typed coupon on the quote. */
export const QuoteCouponSchema = Type.Object(
  {
    code: Type.String({ description: 'In capital letters' }),
    state: Type.Enum(['applied', 'refused'], { type: 'string' }),
    description: Type.String({ description: 'Such as "10 % off"; empty for an unknown code' }),
    reason: Type.Optional(Type.String({ description: 'Why it is refused, as a sentence to show to users' })),
  },
  { title: 'QuoteCoupon' },
)
export type QuoteCoupon = Static<typeof QuoteCouponSchema>

/**
 * The price calculation of cart, checkout and order (spec §9): total = subtotal − discount + shipping + tax; tax is the
 * configured share of subtotal minus discount, rounded half up in cents.
 */
export const QuoteSchema = Type.Object(
  {
    lines: Type.Array(QuoteLineSchema),
    missing: Type.Array(Id, { description: 'Requested products that are no longer sold; not included in the totals' }),
    missingVariants: Type.Array(Id, {
      description: 'Requested variants that are no longer sold; not included in the totals',
    }),
    subtotal: Dollars,
    discount: Type.Number({ description: 'Dollars off the subtotal, 0 without a coupon' }),
    shippingEstimate: Dollars,
    taxEstimate: Dollars,
    orderTotal: Dollars,
    taxPercent: Type.Number({ description: 'Tax rate in per cent, such as 15 or 7.25' }),
    coupon: Type.Optional(QuoteCouponSchema),
  },
  { title: 'Quote' },
)
export type Quote = Static<typeof QuoteSchema>
