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
  },
  { title: 'OrderPayment' },
)
export type OrderPayment = Static<typeof OrderPaymentSchema>
