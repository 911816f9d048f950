import { type Static, Type } from 'typebox'
import { Dollars, Email, Id, Line, OptionalLine, Prose, Timestamp } from '../http/field-schemas'
import { PaymentTypeSchema } from '../payments/payment-type'
import { OrderPaymentSchema } from '../payments/schema'
import { QuoteSchema, RequestedLineSchema, TypedCoupon } from '../quotes/schema'
import { OrderStatusSchema, OrderTrackingSchema, PiecesSchema } from './change-schema'
import { orderEventKinds } from './order-event-kind'
import { orderActors } from './order-status'
import { ReturnReasonSchema } from './return-reason'

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
      Type.Unknown({ description: 'Dollars, as shown to the shopper; a 409 if the server’s price differs' }),
    ),
    total: Type.Optional(Type.Unknown({ description: 'Dollars; a 409 unless it is price times quantity' })),
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
    postalCode: Type.Union([OptionalLine(20), Type.Number()]),
    orderNotes: Type.Optional(Prose(2000)),
    paymentType: PaymentTypeSchema,
    products: Type.Array(OrderRequestLineSchema, { minItems: 1, maxItems: 100 }),
    orderTotal: Type.Number({
      description: 'Dollars, as shown to the shopper; a 409 if the server’s total differs',
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
    description: 'One key per attempt to order; a retry with the same key gets the same response',
  }),
})

/** The seller of a line; absent for the shop itself. */
export const OrderSellerSchema = Type.Object(
  {
    slug: Type.String({ description: 'Identifies the seller; the shop’s page is /shop/{slug}' }),
    name: Type.String(),
    open: Type.Boolean({ description: 'Whether the shop’s page is public' }),
  },
  { title: 'OrderSeller' },
)

/** Dollars that the courier collects for a parcel. */
export const ParcelCashAmount = Type.Number({
  description: 'Dollars that the courier collects for this parcel; absent if the courier collects nothing',
})

export const cashStates = ['due', 'reported', 'confirmed'] as const

/** How far the cash of a parcel is. */
export const CashStateSchema = Type.Enum(cashStates, {
  type: 'string',
  description:
    '`due`: the courier has yet to collect it; `reported`: collected by the word of the seller; `confirmed`: the shop has it',
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
    cashState: Type.Optional(CashStateSchema),
  },
  { title: 'OrderParcel' },
)

export const OrderLineSchema = Type.Object(
  {
    lineNumber: Type.Integer({ description: 'Identifies the line within its order' }),
    productId: Id,
    name: Type.String(),
    quantity: Type.Integer({ description: 'Number of pieces ordered' }),
    cancelled: Type.Integer({ description: 'Pieces that were cancelled' }),
    returned: Type.Integer({ description: 'Pieces of accepted returns' }),
    shipped: Type.Integer({ description: 'Pieces that are in parcels' }),
    seller: Type.Optional(OrderSellerSchema),
    mayCancel: Type.Integer({ description: 'Pieces that the caller may cancel now' }),
    mayReturn: Type.Integer({ description: 'Pieces that the caller may return now' }),
    mayReview: Type.Boolean({ description: 'Whether the caller may write a review of this purchase' }),
    mayReviewLater: Type.Boolean({
      description:
        'Whether the caller may write a review once the purchase is delivered, or kept when its return is decided',
    }),
    image: Type.String(),
    price: Dollars,
    total: Dollars,
    variant: Type.Optional(Type.String({ format: 'uuid' })),
    variantName: Type.Optional(Type.String({ description: 'Such as "Rust, M"' })),
    discount: Type.Optional(
      Type.Number({
        description:
          'Dollars: the share of all ordered pieces in the order’s discount, of which those that go take theirs along; absent without one',
      }),
    ),
    sku: Type.Optional(Type.String({ description: 'Absent in old orders, for which no SKU was stored' })),
    releaseDate: Type.Optional(
      Type.String({ format: 'date', description: 'YYYY-MM-DD: for a pre-order, the earliest day on which it ships' }),
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
    actorName: Type.Optional(
      Type.String({
        description: 'Name or e-mail address of the acting administrator or seller, for administrators only',
      }),
    ),
    note: Type.Optional(Type.String({ description: 'Plain text: a reason, or the administrator’s note' })),
    lines: Type.Optional(
      Type.Array(
        Type.Object(
          { name: Type.String(), variantName: Type.Optional(Type.String()), quantity: Type.Integer() },
          { title: 'OrderEventLine' },
        ),
        { description: 'The pieces affected; absent if the event affects the whole order' },
      ),
    ),
    received: Type.Optional(
      Type.Array(
        Type.Object(
          {
            amount: Dollars,
            parcel: Type.Optional(Type.String({ description: 'The parcel whose cash it is' })),
            seller: Type.Optional(OrderSellerSchema),
          },
          { title: 'OrderEventReceived' },
        ),
        { description: 'The money that came in; cash by parcel, with its seller if that is not the shop itself' },
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
  description: 'Who decided on the return: the seller of its products, or an administrator',
})

/** Why pieces are returned. */
export const WhyReturnedSchema = Type.Object({
  chosenReason: Type.Optional(ReturnReasonSchema),
  reason: Type.String({ description: 'Plain text: the buyer’s own words; may be empty' }),
})

/** Pieces that the buyer wants to return or has returned. */
export const OrderReturnSchema = Type.Object(
  {
    _id: Id,
    state: Type.Enum(returnStates, { type: 'string' }),
    ...WhyReturnedSchema.properties,
    note: Type.Optional(Type.String({ description: 'Plain text: the note of the shop or the seller on the decision' })),
    lines: Type.Array(PiecesSchema),
    seller: Type.Optional(OrderSellerSchema),
    requestedAt: Timestamp,
    decidedAt: Type.Optional(Timestamp),
    decidedBy: Type.Optional(DecidedBySchema),
    sendTo: Type.Optional(
      Type.Array(Type.String(), {
        description:
          'Postal address for sending back the pieces of an accepted return, line by line; absent if unknown',
      }),
    ),
    refund: Type.Number({
      description: 'Dollars refunded if the return is accepted; 0 for a refused return or an unpaid order',
    }),
    awaitsCash: Type.Optional(
      Type.Boolean({
        description: 'Whether the refund waits until an administrator confirms the cash of the sender’s parcels',
      }),
    ),
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
    taxPercent: Type.Number({ description: 'Tax rate in per cent when the order was placed, such as 15' }),
    coupon: Type.Optional(Type.String({ description: 'The code of the redeemed coupon' })),
    timeline: Type.Array(OrderEventSchema),
    nextStatuses: Type.Array(OrderStatusSchema, { description: 'Statuses that the caller may set now' }),
    payment: OrderPaymentSchema,
    cashToCome: Type.Array(
      Type.Object({ seller: Type.Optional(OrderSellerSchema), amount: Dollars }, { title: 'CashToCome' }),
      { description: 'Dollars that the courier will collect for parcels not sent yet, one entry per sender' },
    ),
    refund: Type.Number({
      description: 'Dollars: total refund due for cancelled and returned pieces of a paid order',
    }),
    refunded: Type.Number({ description: 'Dollars: part of the refund that the shop has already paid' }),
    refundWaiting: Type.Number({
      description: 'Dollars: part of the refund that waits until an administrator confirms cash that a seller reported',
    }),
    parcels: Type.Array(OrderParcelSchema, {
      description: 'Oldest first; pieces that are in no parcel have not been sent yet',
    }),
    returns: Type.Array(OrderReturnSchema, {
      description: 'Oldest first; at most one per sender is in the state `requested`',
    }),
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
