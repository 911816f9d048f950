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

/** Whether an order is paid, or how it will be. */
export function paymentState(
  { providers }: Payments,
  { paidAt, status, paymentType }: Pick<PayableOrder, 'paidAt' | 'status' | 'paymentType'>,
): OrderPayment['state'] {
  if (paidAt) return 'paid'
  const onDelivery = providers[parsePaymentType(paymentType)].due === 'on-delivery'
  if (onDelivery && ['Delivered', 'Return requested', 'Returned'].includes(status)) return 'cash-reported'
  if (status === 'Cancelled' || status === 'Returned') return 'cancelled'
  return onDelivery ? 'on-delivery' : 'waiting'
}

/** Whether an order is paid, and how it is to be paid while it is not: in cash, by `parcels`. */
export function orderPayment(
  payments: Payments,
  order: PayableOrder,
  parcels: readonly CashParcel[] = [],
): OrderPayment {
  const { orderNumber: reference, status, paymentDueAt, paidAt } = order
  const state = paymentState(payments, order)
  if (paidAt) return { state, reference, instructions: [], paidAt: paidAt.toISOString() }
  if (state === 'cancelled' || state === 'cash-reported') return { state, reference, instructions: [] }
  const provider = payments.providers[parsePaymentType(order.paymentType)]
  const onDelivery = state === 'on-delivery'
  // The courier takes the money for what comes back later, too.
  const cents = order.totalCents - (onDelivery ? 0 : order.returnedCents)
  const expires = paymentDueAt && (status === 'Pending' || status === 'Confirmed')
  return {
    state,
    reference,
    instructions: provider.instructions({ reference, cents, parcels }),
    ...(expires && { dueAt: paymentDueAt.toISOString() }),
  }
}
