import { parsePaymentType } from './payment-type'
import type { Payments } from './payments'
import type { OrderPayment } from './schema'

interface PayableOrder {
  orderNumber: string
  status: string
  paymentType: string
  totalCents: number
  returnedCents: number
  paymentDueAt: Date | null
  paidAt: Date | null
}

/** Whether an order is paid, and how it is to be paid while it is not. `severalParcels`: it comes in more than one. */
export function orderPayment({ providers }: Payments, order: PayableOrder, severalParcels = false): OrderPayment {
  const { orderNumber: reference, status, paymentDueAt, paidAt } = order
  if (paidAt) return { state: 'paid', reference, instructions: [], paidAt: paidAt.toISOString() }
  const cents = order.totalCents - order.returnedCents
  if (status === 'Cancelled' || status === 'Returned') return { state: 'cancelled', reference, instructions: [] }
  const provider = providers[parsePaymentType(order.paymentType)]
  const expires = paymentDueAt && (status === 'Pending' || status === 'Confirmed')
  return {
    state: provider.due === 'on-delivery' ? 'on-delivery' : 'waiting',
    reference,
    instructions: provider.instructions({ reference, cents, severalParcels }),
    ...(expires && { dueAt: paymentDueAt.toISOString() }),
  }
}
