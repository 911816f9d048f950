import { type Static, Type } from 'typebox'
import { Dollars, Id, Line, Prose } from '../http/field-schemas'
import { orderStatuses } from './order-status'
import { ReturnReasonSchema } from './return-reason'

/** A quantity of one order line. */
export const PiecesSchema = Type.Object(
  {
    lineNumber: Type.Integer({ minimum: 0, maximum: 1000 }),
    quantity: Type.Integer({ minimum: 1, maximum: 100_000 }),
  },
  { title: 'OrderPieces' },
)

const Seen = Type.Integer({
  minimum: 0,
  maximum: 100_000,
  description: 'Number of timeline events that the caller has seen; a different number is a 409',
})

/** A buyer's request to cancel pieces, with the reason; without `lines` it means all of them. */
export const ChangeRequestSchema = Type.Object(
  {
    reason: Type.Optional(Prose(500)),
    lines: Type.Optional(Type.Array(PiecesSchema, { minItems: 1, maxItems: 100 })),
    seen: Type.Optional(Seen),
  },
  { title: 'OrderChange' },
)
export type ChangeRequest = Partial<Static<typeof ChangeRequestSchema>>

/** A buyer's request to return pieces; `reason` holds the buyer's own words beside the reason that they chose. */
export const ReturnRequestSchema = Type.Object(
  { ...ChangeRequestSchema.properties, chosenReason: Type.Optional(ReturnReasonSchema) },
  { title: 'OrderReturnRequest' },
)
export type ReturnRequest = Static<typeof ReturnRequestSchema>

/** Pieces of lines in a query. */
export const PiecesQuery = Type.Object({
  lines: Type.String({
    pattern: '^\\d{1,4}:[1-9]\\d{0,4}(,\\d{1,4}:[1-9]\\d{0,4}){0,99}$',
    description: 'Pieces by line: 0:2,1:1 means two pieces of line 0 and one of line 1',
  }),
})

/** What a return would pay back. */
export const ReturnPreviewSchema = Type.Object({ refund: Dollars }, { title: 'ReturnPreview' })

/** What the courier would collect for a parcel. */
export const ParcelPreviewSchema = Type.Object(
  { cash: Type.Number({ description: 'Dollars that the courier will collect for these pieces; 0 if it is none' }) },
  { title: 'ParcelPreview' },
)

/** Pieces of lines in a query, or all of them without any. */
export const SomePiecesQuery = Type.Partial(PiecesQuery)

/** What a cancellation would pay back. */
export const CancelPreviewSchema = Type.Object({ refund: Dollars }, { title: 'CancelPreview' })

export const OrderTrackingSchema = Type.Object(
  {
    carrier: Line(80),
    number: Line(80),
    url: Type.Optional(Type.String({ maxLength: 500, pattern: '^https://[^\\s\\u0000-\\u001f\\u007f]+$' })),
  },
  { title: 'OrderTracking' },
)
export type OrderTracking = Static<typeof OrderTrackingSchema>

export const OrderStatusSchema = Type.Enum(orderStatuses, { title: 'OrderStatus', type: 'string' })

/**
 * A status that an administrator sets; `tracking` applies when the order ships in one parcel, `chosenReason` when its
 * return is requested for the buyer.
 */
export const StatusChangeSchema = Type.Object({
  status: OrderStatusSchema,
  note: Type.Optional(Prose(500)),
  tracking: Type.Optional(OrderTrackingSchema),
  chosenReason: Type.Optional(ReturnReasonSchema),
})
export type StatusChange = Static<typeof StatusChangeSchema>

/** A parcel that an administrator sends. Without `lines`: everything left, one parcel per sender. */
export const NewParcelSchema = Type.Object(
  {
    lines: Type.Optional(Type.Array(PiecesSchema, { minItems: 1, maxItems: 100 })),
    tracking: Type.Optional(OrderTrackingSchema),
    seen: Type.Optional(Seen),
  },
  { title: 'NewParcel' },
)
export type NewParcel = Static<typeof NewParcelSchema>

export const ParcelParams = Type.Object({ id: Id, parcel: Id })

export const PaidSchema = Type.Object({ note: Type.Optional(Prose(500)) })

/** Money that was paid back. */
export const RefundSchema = Type.Object(
  {
    amount: Type.Number({ minimum: 0.01, maximum: 1_000_000, description: 'Dollars, whole cents' }),
    note: Type.Optional(Prose(500)),
    seen: Type.Optional(Seen),
  },
  { title: 'Refund' },
)
export type Refund = Static<typeof RefundSchema>

/** A decision of an administrator or a seller; a refusal needs a note. */
export const ReturnDecisionSchema = Type.Object({
  accept: Type.Boolean(),
  note: Type.Optional(Prose(500)),
  restock: Type.Optional(
    Type.Boolean({
      description: 'For an accepted return: false writes its pieces off as damaged; otherwise they are restocked',
    }),
  ),
})
export type ReturnDecision = Static<typeof ReturnDecisionSchema>

export const ReturnParams = Type.Object({ id: Id, return: Id })
