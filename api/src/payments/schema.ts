import { type Static, Type } from 'typebox'
import { Timestamp } from '../http/field-schemas'

export const paymentStates = ['waiting', 'paid', 'on-delivery', 'cash-reported', 'cancelled'] as const

/** How an order is paid, and whether it has been. */
export const OrderPaymentSchema = Type.Object(
  {
    state: Type.Enum(paymentStates, {
      description:
        '`cash-reported`: the courier has collected all the cash, which the shop confirms; `cancelled`: the payment is no longer due',
    }),
    reference: Type.String({ description: 'Reference for the buyer to write on the transfer or the check' }),
    instructions: Type.Array(Type.String(), { description: 'Lines of plain text; empty if no payment is due' }),
    dueAt: Type.Optional(
      Type.String({ format: 'date-time', description: 'An order that is still unpaid at this time is cancelled' }),
    ),
    paidAt: Type.Optional(Timestamp),
    due: Type.Optional(
      Type.Number({ description: 'Dollars that the shop has yet to receive, reported cash included; absent if none' }),
    ),
    reported: Type.Optional(
      Type.Number({ description: 'Dollars in cash that no administrator has confirmed yet; absent if none' }),
    ),
    received: Type.Optional(
      Type.Number({ description: 'Dollars that the shop has received, before any refund; absent if none' }),
    ),
  },
  { title: 'OrderPayment' },
)
export type OrderPayment = Static<typeof OrderPaymentSchema>
