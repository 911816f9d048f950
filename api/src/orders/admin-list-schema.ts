import { type Static, Type } from 'typebox'
import { Dollars, Id, Timestamp } from '../http/field-schemas'
import { keysetFields, successKeysetPage } from '../keyset/schema'
import { PaymentTypeSchema } from '../payments/payment-type'
import { paymentStates } from '../payments/schema'
import { OrderStatusSchema } from './change-schema'
import { returnStates } from './schema'

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
      description: 'Starts of words of order number, name and e-mail, the last digits of a phone number, or an SKU',
    }),
  ),
  status: Type.Optional(
    Type.Union([OrderStatusSchema, Type.Literal(NOT_CANCELLED)], {
      description: 'One status, or all but cancelled ones',
    }),
  ),
  paid: Type.Optional(
    Type.Enum(paidStates, { type: 'string', description: '`open` is money that is still to come, `none` nothing' }),
  ),
  payment: Type.Optional(PaymentTypeSchema),
  from: Type.Optional(Day),
  to: Type.Optional(Day),
  seller: Type.Optional(
    Type.Union([Type.Literal('shop'), Id], { description: '`shop` itself, or the id of a seller' }),
  ),
  returns: Type.Optional(
    Type.Enum(['waiting', 'accepted'], {
      type: 'string',
      description: 'With a return that waits for a decision, or one that was accepted',
    }),
  ),
  acceptedFrom: Type.Optional(Day),
  acceptedTo: Type.Optional(Day),
  person: Type.Optional(Type.String({ maxLength: 128, description: 'Of one account' })),
  coupon: Type.Optional(Type.String({ maxLength: 100, description: 'With this coupon' })),
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
    description: 'Totals change while the file is read: by total, it is newest first',
  }),
})
export type AdminOrdersExportQuery = Static<typeof AdminOrdersExportQuery>

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
        quantity: Type.Integer({ description: 'Pieces as ordered' }),
      }),
    ),
    returns: Type.Array(Type.Object({ state: Type.Enum(returnStates, { type: 'string' }) }), {
      description: 'Those that wait for a decision',
    }),
  },
  { title: 'AdminOrderRow' },
)
export type AdminOrderRow = Static<typeof AdminOrderRowSchema>

/** A page of orders. */
export const AdminOrdersSchema = successKeysetPage(AdminOrderRowSchema, { title: 'AdminOrders' })
export type AdminOrders = Static<typeof AdminOrdersSchema>
