import { type Static, Type } from 'typebox'
import { Timestamp } from '../http/field-schemas'

export const paymentStates = ['waiting', 'paid', 'on-delivery', 'cancelled'] as const

/** How an order is paid, and whether it has been. */
export const OrderPaymentSchema = Type.Object(
  {
    state: Type.Enum(paymentStates, { description: '`cancelled`: nothing is to be paid any more' }),
    reference: Type.String({ description: 'What the buyer writes on the transfer or the check' }),
    instructions: Type.Array(Type.String(), { description: 'Lines of plain text; none when nothing is to be paid' }),
    dueAt: Type.Optional(
      Type.String({ format: 'date-time', description: 'Unpaid until then, the order is cancelled' }),
    ),
    paidAt: Type.Optional(Timestamp),
  },
  { title: 'OrderPayment' },
)
export type OrderPayment = Static<typeof OrderPaymentSchema>
