import { type Static, Type } from 'typebox'
import { Dollars, Id, Line, PageNumber, PageSize, Timestamp } from '../http/field-schemas'
import { OrderTrackingSchema, PiecesSchema } from '../orders/change-schema'
import {
  CashStateSchema,
  DecidedBySchema,
  OrderReturnSchema,
  ParcelCashAmount,
  returnStates,
  WhyReturnedSchema,
} from '../orders/schema'

/** The state of a seller's lines of an order. */
export const sellerOrderStates = [
  'waiting',
  'to-ship',
  'shipped',
  'delivered',
  'return-requested',
  'returned',
  'cancelled',
] as const
export type SellerOrderState = (typeof sellerOrderStates)[number]

export const SellerOrdersQuery = Type.Object({
  page: PageNumber,
  size: PageSize,
  status: Type.Enum([...sellerOrderStates, 'all'] as const, {
    type: 'string',
    default: 'all',
    description:
      'The state of the seller’s part. `to-ship`: pieces can be sent now; `return-requested`: a return waits for the seller’s decision; an order may be both',
  }),
  search: Type.Optional(
    Type.String({
      maxLength: 200,
      description: 'Part of the order number, of a product’s name or SKU, or a tracking number',
    }),
  ),
})

const SellerOrderLineSchema = Type.Object(
  {
    lineNumber: Type.Integer({ description: 'Identifies the line within its order' }),
    productId: Id,
    name: Type.String(),
    image: Type.String(),
    variant: Type.Optional(Type.String({ format: 'uuid' })),
    variantName: Type.Optional(Type.String()),
    sku: Type.Optional(Type.String()),
    releaseDate: Type.Optional(
      Type.String({ format: 'date', description: 'The earliest day on which it may be sent' }),
    ),
    price: Dollars,
    quantity: Type.Integer({ description: 'Number of pieces ordered' }),
    cancelled: Type.Integer(),
    returned: Type.Integer(),
    shipped: Type.Integer({ description: 'Pieces that are in parcels' }),
    toShip: Type.Integer({
      description: 'Pieces not sent yet, including those that wait for confirmation or payment of the order',
    }),
    total: Dollars,
  },
  { title: 'SellerOrderLine' },
)

/** An order as one of its sellers sees it: their own lines, and the address once they may be sent. */
export const SellerOrderSchema = Type.Object(
  {
    _id: Id,
    orderNumber: Type.String(),
    createdAt: Timestamp,
    state: Type.Enum(sellerOrderStates, {
      type: 'string',
      description: '`waiting`: the order is not confirmed by the shop yet, or not paid',
    }),
    mayShip: Type.Boolean({ description: 'Whether pieces can be sent now' }),
    cashOnDelivery: Type.Boolean({ description: 'Whether the courier collects the money' }),
    cashToCome: Type.Optional(
      Type.Number({ description: 'Dollars that the courier collects for the pieces not sent yet, in one parcel' }),
    ),
    delivery: Type.Optional(
      Type.Object(
        {
          name: Type.String(),
          phone: Type.String(),
          street: Type.String(),
          subDistrict: Type.String(),
          district: Type.String(),
          postalCode: Type.String(),
          country: Type.String(),
          notes: Type.String({ description: 'Plain text: the buyer’s note on the order' }),
        },
        { title: 'SellerOrderDelivery', description: 'Delivery address; absent until the order may be sent' },
      ),
    ),
    lines: Type.Array(SellerOrderLineSchema),
    subtotal: Type.Number({
      description: 'Dollars: price of the seller’s pieces, without cancelled ones, before any coupon',
    }),
    parcels: Type.Array(
      Type.Object(
        {
          _id: Id,
          lines: Type.Array(PiecesSchema),
          tracking: Type.Optional(OrderTrackingSchema),
          shippedAt: Timestamp,
          deliveredAt: Type.Optional(Timestamp),
          cash: Type.Optional(ParcelCashAmount),
          cashState: Type.Optional(CashStateSchema),
        },
        { title: 'SellerParcel' },
      ),
    ),
    returns: Type.Array(
      Type.Object(
        {
          _id: Id,
          state: Type.Enum(returnStates, { type: 'string' }),
          ...WhyReturnedSchema.properties,
          note: Type.Optional(Type.String({ description: 'Plain text: the note on the decision' })),
          lines: Type.Array(PiecesSchema),
          requestedAt: Timestamp,
          decidedAt: Type.Optional(Timestamp),
          decidedBy: Type.Optional(DecidedBySchema),
          refund: OrderReturnSchema.properties.refund,
          awaitsCash: OrderReturnSchema.properties.awaitsCash,
        },
        { title: 'SellerReturn' },
      ),
    ),
  },
  { title: 'SellerOrder' },
)
export type SellerOrder = Static<typeof SellerOrderSchema>

/** A parcel's tracking as a seller enters it. */
export const SellerTrackingSchema = Type.Object(
  {
    carrier: Line(80),
    trackingNumber: Line(80),
    trackingUrl: Type.Optional(OrderTrackingSchema.properties.url),
  },
  { title: 'SellerTracking' },
)

/**
 * A seller's parcel: pieces by line, or by default all that are left. Carrier and number are both set or both absent.
 */
export const SellerParcelSchema = Type.Object(
  {
    lines: Type.Optional(Type.Array(PiecesSchema, { minItems: 1, maxItems: 100 })),
    carrier: Type.Optional(Line(80)),
    trackingNumber: Type.Optional(Line(80)),
    trackingUrl: Type.Optional(OrderTrackingSchema.properties.url),
    parcels: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 100_000,
        description:
          'Number of the seller’s parcels of this order that the caller has seen; a different number is a 409',
      }),
    ),
  },
  { title: 'NewSellerParcel' },
)
