import { type Static, Type } from 'typebox'
import { Dollars, Id, Timestamp } from '../http/field-schemas'
import { keysetFields, successKeysetPage } from '../keyset/schema'
import { PaymentTypeSchema } from '../payments/payment-type'
import { paymentStates } from '../payments/schema'
import { OrderStatusSchema } from './change-schema'
import { OrderSellerSchema, returnStates } from './schema'

export const adminOrderSorts = ['newest', 'oldest', 'total-high', 'total-low'] as const
export type AdminOrderSort = (typeof adminOrderSorts)[number]

/** Payment states to filter by; `none` is an order that was cancelled unpaid. */
export const paidStates = ['paid', 'open', 'none'] as const

/** Selects the orders that the dashboard counts. */
export const NOT_CANCELLED = 'not-cancelled'

const Day = Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\d$', description: 'A day in UTC' })

const filters = {
  search: Type.Optional(
    Type.String({
      maxLength: 200,
      description:
        'Beginnings of words in order number, name or e-mail address; the last digits of a phone number; an SKU; or a tracking number',
    }),
  ),
  status: Type.Optional(
    Type.Union([OrderStatusSchema, Type.Literal(NOT_CANCELLED)], {
      description: 'One status, or all except cancelled orders',
    }),
  ),
  paid: Type.Optional(
    Type.Enum(paidStates, {
      type: 'string',
      description: '`open`: payment is outstanding; `none`: the order was cancelled unpaid',
    }),
  ),
  payment: Type.Optional(PaymentTypeSchema),
  cash: Type.Optional(
    Type.Enum(['to-confirm'], {
      type: 'string',
      description: 'Orders with cash that sellers report and no administrator has confirmed',
    }),
  ),
  refund: Type.Optional(
    Type.Enum(['to-pay'], {
      type: 'string',
      description:
        'Orders whose money is here and that owe some of it back to the buyer; a part may wait until cash is confirmed',
    }),
  ),
  from: Type.Optional(Day),
  to: Type.Optional(Day),
  seller: Type.Optional(
    Type.Union([Type.Literal('shop'), Id], { description: '`shop` for the shop itself, or the id of a seller' }),
  ),
  returns: Type.Optional(
    Type.Enum(['waiting', 'accepted'], {
      type: 'string',
      description: 'Orders with a return that waits for a decision, or with an accepted return',
    }),
  ),
  acceptedFrom: Type.Optional(Day),
  acceptedTo: Type.Optional(Day),
  person: Type.Optional(Type.String({ maxLength: 128, description: 'Orders of this account' })),
  coupon: Type.Optional(Type.String({ maxLength: 100, description: 'Orders that used this coupon' })),
}

/** Filters of a list or an export of orders. */
export const AdminOrderFilters = Type.Object(filters)
export type AdminOrderFilters = Static<typeof AdminOrderFilters>

const sort = Type.Enum(adminOrderSorts, { default: 'newest', type: 'string' })

export const AdminOrdersQuery = Type.Object({
  ...filters,
  ...keysetFields,
  sort,
})
export type AdminOrdersQuery = Static<typeof AdminOrdersQuery>

export const AdminOrdersExportQuery = Type.Object({
  ...filters,
  sort: Type.Enum(adminOrderSorts, {
    ...{ default: 'newest', type: 'string' },
    description: 'Sorting by total falls back to newest first, because totals can change during the export',
  }),
})
export type AdminOrdersExportQuery = Static<typeof AdminOrdersExportQuery>

/** Cash of a parcel, by whose word the courier has collected it, and since when. */
export const CashToConfirmSchema = Type.Object(
  { parcel: Id, seller: Type.Optional(OrderSellerSchema), amount: Dollars, reportedAt: Timestamp },
  { title: 'CashToConfirm' },
)

/** An order in the list: a subset of the full order's fields. */
export const AdminOrderRowSchema = Type.Object(
  {
    _id: Id,
    orderNumber: Type.String(),
    status: OrderStatusSchema,
    createdAt: Timestamp,
    name: Type.String(),
    email: Type.String(),
    paymentType: PaymentTypeSchema,
    discount: Dollars,
    orderTotal: Dollars,
    payment: Type.Object({ state: Type.Enum(paymentStates, { type: 'string' }) }),
    products: Type.Array(
      Type.Object({
        name: Type.String(),
        variantName: Type.Optional(Type.String()),
        sku: Type.Optional(Type.String()),
        image: Type.String(),
        quantity: Type.Integer({ description: 'Number of pieces ordered' }),
      }),
    ),
    returns: Type.Array(Type.Object({ state: Type.Enum(returnStates, { type: 'string' }) }), {
      description: 'Returns that wait for a decision',
    }),
    cashToConfirm: Type.Array(CashToConfirmSchema, {
      description: 'Cash that sellers report and no administrator has confirmed, by parcel',
    }),
  },
  { title: 'AdminOrderRow' },
)
export type AdminOrderRow = Static<typeof AdminOrderRowSchema>

/** A page of orders. */
export const AdminOrdersSchema = successKeysetPage(AdminOrderRowSchema, { title: 'AdminOrders' })
export type AdminOrders = Static<typeof AdminOrdersSchema>
