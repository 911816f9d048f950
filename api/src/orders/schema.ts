import { type Static, Type } from 'typebox'
import { Dollars, Email, Id, Line, OptionalLine, Timestamp } from '../http/field-schemas'
import { PaymentTypeSchema } from '../payments/payment-type'
import { OrderPaymentSchema } from '../payments/schema'
import { QuoteSchema, RequestedLineSchema, TypedCoupon } from '../quotes/schema'
import { OrderStatusSchema, OrderTrackingSchema, PiecesSchema } from './change-schema'
import { orderEventKinds } from './order-event-kind'
import { orderActors } from './order-status'

/**
 * Spec §3 "Order line". The server's prices are charged; a price or total in the request must match them. Name and
 * picture are ignored.
 */
const OrderRequestLineSchema = Type.Object(
  {
    ...RequestedLineSchema.properties,
    name: Type.Optional(Type.Unknown()),
    image: Type.Optional(Type.Unknown()),
    price: Type.Optional(
      Type.Unknown({ description: 'Dollars, as the shopper saw it; another price than the server’s is a 409' }),
    ),
    total: Type.Optional(Type.Unknown({ description: 'Dollars; another one than price times quantity is a 409' })),
  },
  { title: 'OrderRequestLine' },
)

/** Spec §3 "Order (sent at checkout)" and `street`. orderNumber and status are ignored; the server sets them. */
export const OrderRequestSchema = Type.Object(
  {
    name: Line(200),
    email: Email,
    phone: Type.Union([Line(40), Type.Number()]),
    street: Type.Optional(OptionalLine(300)),
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

/** The seller of a line; absent for the shop itself. */
export const OrderSellerSchema = Type.Object(
  {
    slug: Type.String({ description: 'Names the seller, and the shop’s page /shop/{slug}' }),
    name: Type.String(),
    open: Type.Boolean({ description: 'Whether the shop’s page can be visited' }),
  },
  { title: 'OrderSeller' },
)

/** Dollars that the courier collects for a parcel. */
export const ParcelCashAmount = Type.Number({
  description: 'Dollars: what the courier takes for this parcel; absent when nothing is to be paid to the courier',
})

export const OrderParcelSchema = Type.Object(
  {
    _id: Id,
    seller: Type.Optional(OrderSellerSchema),
    lines: Type.Array(PiecesSchema),
    tracking: Type.Optional(OrderTrackingSchema),
    shippedAt: Timestamp,
    deliveredAt: Type.Optional(Timestamp),
    cash: Type.Optional(ParcelCashAmount),
  },
  { title: 'OrderParcel' },
)

export const OrderLineSchema = Type.Object(
  {
    lineNumber: Type.Integer({ description: 'Names the line within its order' }),
    productId: Id,
    name: Type.String(),
    quantity: Type.Integer({ description: 'Pieces as ordered' }),
    cancelled: Type.Integer({ description: 'Pieces that were cancelled' }),
    returned: Type.Integer({ description: 'Pieces that came back with accepted returns' }),
    shipped: Type.Integer({ description: 'Pieces that are in parcels' }),
    seller: Type.Optional(OrderSellerSchema),
    mayCancel: Type.Integer({ description: 'Pieces that the caller may cancel now' }),
    mayReturn: Type.Integer({ description: 'Pieces that the caller may return now' }),
    mayReview: Type.Boolean({ description: 'Whether the caller may write a review of this purchase' }),
    mayReviewLater: Type.Boolean({ description: 'Whether the caller may write one once it has been delivered' }),
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
    kind: Type.Enum(orderEventKinds, { description: 'What happened', type: 'string' }),
    status: OrderStatusSchema,
    at: Timestamp,
    actor: Type.Enum(orderActors, { description: 'Who did it' }),
    note: Type.Optional(Type.String({ description: 'Plain text: a reason, or what the administrator wrote' })),
    lines: Type.Optional(
      Type.Array(
        Type.Object(
          { name: Type.String(), variantName: Type.Optional(Type.String()), quantity: Type.Integer() },
          { title: 'OrderEventLine' },
        ),
        { description: 'The pieces that it is about, when it is not about the whole order' },
      ),
    ),
    seller: Type.Optional(OrderSellerSchema),
  },
  { title: 'OrderEvent' },
)

export const returnStates = ['requested', 'accepted', 'refused'] as const

/** Who decided a return: the seller of its products, or an administrator of the shop. */
export const DecidedBySchema = Type.Enum(['seller', 'admin'] as const, {
  type: 'string',
  description: 'Who decided it: the seller of its products, or an administrator',
})

/** Pieces that the buyer wants to return or has returned. */
export const OrderReturnSchema = Type.Object(
  {
    _id: Id,
    state: Type.Enum(returnStates, { type: 'string' }),
    reason: Type.String({ description: 'Plain text' }),
    note: Type.Optional(
      Type.String({ description: 'Plain text: what the shop or the seller wrote with the decision' }),
    ),
    lines: Type.Array(PiecesSchema),
    seller: Type.Optional(OrderSellerSchema),
    requestedAt: Timestamp,
    decidedAt: Type.Optional(Timestamp),
    decidedBy: Type.Optional(DecidedBySchema),
    refund: Type.Number({
      description: 'Dollars: what is paid back when it is accepted; 0 when it is refused or the order was not paid',
    }),
  },
  { title: 'OrderReturn' },
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
    payment: OrderPaymentSchema,
    cashToCome: Type.Array(
      Type.Object({ seller: Type.Optional(OrderSellerSchema), amount: Dollars }, { title: 'CashToCome' }),
      { description: 'What the courier takes for parcels that are still to be sent, one per sender' },
    ),
    refund: Type.Number({
      description: 'Dollars: what is paid back for cancelled and returned pieces of a paid order',
    }),
    refunded: Type.Number({ description: 'Dollars: what of it the shop has paid back already' }),
    parcels: Type.Array(OrderParcelSchema, { description: 'Oldest first; pieces in none are still to be sent' }),
    returns: Type.Array(OrderReturnSchema, { description: 'Oldest first; at most one per sender is requested' }),
  },
  { title: 'Order' },
)
export type Order = Static<typeof OrderSchema>

export const OrderPlacedSchema = Type.Object(
  { status: Type.Literal('success'), message: Type.String(), data: OrderSchema },
  { title: 'OrderPlaced' },
)

/** An attempt that was withdrawn: `placed` is its order, if it had been placed before. */
export const OrderWithdrawnSchema = Type.Object({ placed: Type.Optional(OrderSchema) }, { title: 'OrderWithdrawn' })

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
