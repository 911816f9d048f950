import type { CashParcel } from './payment-provider'
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

/** Whether an order is paid, and how it is to be paid while it is not: in cash, by `parcels`. */
export function orderPayment(
  { providers }: Payments,
  order: PayableOrder,
  parcels: readonly CashParcel[] = [],
): OrderPayment {
  const { orderNumber: reference, status, paymentDueAt, paidAt } = order
  if (paidAt) return { state: 'paid', reference, instructions: [], paidAt: paidAt.toISOString() }
  if (status === 'Cancelled' || status === 'Returned') return { state: 'cancelled', reference, instructions: [] }
  const provider = providers[parsePaymentType(order.paymentType)]
  const onDelivery = provider.due === 'on-delivery'
  // The courier takes the money for what comes back later, too.
  const cents = order.totalCents - (onDelivery ? 0 : order.returnedCents)
  const expires = paymentDueAt && (status === 'Pending' || status === 'Confirmed')
  return {
    state: onDelivery ? 'on-delivery' : 'waiting',
    reference,
    instructions: provider.instructions({ reference, cents, parcels }),
    ...(expires && { dueAt: paymentDueAt.toISOString() }),
  }
}
