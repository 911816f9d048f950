import { type Static, Type } from 'typebox'
import { Dollars, Email, Id, Line, Prose, Timestamp } from '../http/field-schemas'
import { QuoteSchema, RequestedLineSchema, TypedCoupon } from '../quotes/schema'
import { orderStatuses } from './order-status'

export const paymentTypes = ['direct_bank_transfer', 'check_payments', 'cash_on_delivery'] as const

export const OrderStatusSchema = Type.Enum(orderStatuses, { title: 'OrderStatus', type: 'string' })
const PaymentTypeSchema = Type.Enum(paymentTypes, { title: 'PaymentType', type: 'string' })

/** Spec §3 "Order line". Only id, quantity and variant are read; the other fields are ignored. */
const OrderRequestLineSchema = Type.Object(
  {
    ...RequestedLineSchema.properties,
    name: Type.Optional(Type.Unknown()),
    image: Type.Optional(Type.Unknown()),
    price: Type.Optional(Type.Unknown()),
    total: Type.Optional(Type.Unknown()),
  },
  { title: 'OrderRequestLine' },
)

/** Spec §3 "Order (sent at checkout)" and `street`. orderNumber and status are ignored; the server sets them. */
export const OrderRequestSchema = Type.Object(
  {
    name: Line(200),
    email: Email,
    phone: Type.Union([Line(40), Type.Number()]),
    street: Type.Optional(Prose(300)),
    district: Line(200),
    subDistrict: Line(200),
    country: Line(100),
    postalCode: Type.Union([Line(20), Type.Number()]),
    orderNotes: Type.String({ minLength: 1, maxLength: 2000, pattern: '^[^\\u0000]*$' }),
    paymentType: PaymentTypeSchema,
    products: Type.Array(OrderRequestLineSchema, { minItems: 1, maxItems: 100 }),
    orderTotal: Type.Number({
      description: 'Dollars, as the shopper saw it; another total than the server’s is a 409',
    }),
    coupon: Type.Optional(TypedCoupon),
    orderNumber: Type.Optional(Type.Unknown()),
    status: Type.Optional(Type.Unknown()),
  },
  { title: 'OrderRequest' },
)
export type OrderRequest = Static<typeof OrderRequestSchema>

export const IdempotencyHeaders = Type.Object({
  'idempotency-key': Type.String({
    minLength: 8,
    maxLength: 200,
    pattern: '^[\\x21-\\x7e]+$',
    description: 'One key per attempt to order: sent again, it gets the same answer',
  }),
})

export const OrderLineSchema = Type.Object(
  {
    productId: Id,
    name: Type.String(),
    quantity: Type.Integer(),
    image: Type.String(),
    price: Dollars,
    total: Dollars,
    variant: Type.Optional(Type.String({ format: 'uuid' })),
    variantName: Type.Optional(Type.String({ description: 'Such as "Rust, M"' })),
    sku: Type.Optional(Type.String({ description: 'Absent in orders from before it was kept' })),
    releaseDate: Type.Optional(
      Type.String({ format: 'date', description: 'YYYY-MM-DD: ordered in advance, shipped from then on' }),
    ),
  },
  { title: 'OrderLine' },
)

export const OrderEventSchema = Type.Object(
  {
    status: OrderStatusSchema,
    at: Timestamp,
    actor: Type.Enum(['buyer', 'admin', 'system'], { description: 'Who set it' }),
  },
  { title: 'OrderEvent' },
)

export const OrderSchema = Type.Object(
  {
    _id: Id,
    orderNumber: Type.String(),
    status: OrderStatusSchema,
    createdAt: Timestamp,
    name: Type.String(),
    email: Type.String(),
    phone: Type.String(),
    street: Type.String(),
    district: Type.String(),
    subDistrict: Type.String(),
    country: Type.String(),
    postalCode: Type.String(),
    orderNotes: Type.String(),
    paymentType: PaymentTypeSchema,
    products: Type.Array(OrderLineSchema),
    subtotal: Dollars,
    discount: Type.Number({ description: 'Dollars off the subtotal, 0 without a coupon' }),
    shippingEstimate: Dollars,
    taxEstimate: Dollars,
    orderTotal: Dollars,
    taxPercent: Type.Number({ description: 'The tax rate that the order was placed with, such as 15' }),
    coupon: Type.Optional(Type.String({ description: 'The code of the redeemed coupon' })),
    timeline: Type.Array(OrderEventSchema),
    nextStatuses: Type.Array(OrderStatusSchema, { description: 'What the caller may set it to now' }),
  },
  { title: 'Order' },
)
export type Order = Static<typeof OrderSchema>

export const OrderPlacedSchema = Type.Object(
  { status: Type.Literal('success'), message: Type.String(), data: OrderSchema },
  { title: 'OrderPlaced' },
)

/** 409: the server's totals or stock differ from what the shopper saw; `quote` is the current one. */
export const OrderConflictSchema = Type.Object(
  {
    status: Type.Literal('error'),
    message: Type.String(),
    field: Type.Optional(Type.String()),
    quote: Type.Optional(QuoteSchema),
  },
  { title: 'OrderConflict' },
)
