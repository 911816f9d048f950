import { toDollars } from '../http/cents-and-dollars'
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
  /** What the shop has received; null before anything came. */
  paidCents: number | null
  unconfirmedCashCents: number
  paymentDueAt: Date | null
  paidAt: Date | null
}

const isOnDelivery = ({ providers }: Payments, { paymentType }: Pick<PayableOrder, 'paymentType'>): boolean =>
  providers[parsePaymentType(paymentType)].due === 'on-delivery'

type Priced = Pick<PayableOrder, 'paymentType' | 'totalCents' | 'returnedCents'>

/** What a buyer pays in all. The courier takes the money for what comes back later, too. */
const toPayCents = (payments: Payments, order: Priced): number =>
  order.totalCents - (isOnDelivery(payments, order) ? 0 : order.returnedCents)

/** What the shop has yet to receive for an order that is neither paid nor cancelled, with cash that is only reported. */
export const dueCents = (payments: Payments, order: Priced & Pick<PayableOrder, 'paidCents'>): number =>
  Math.max(0, toPayCents(payments, order) - (order.paidCents ?? 0))

/** Whether an order is paid, or how it will be. */
export function paymentState(
  payments: Payments,
  { paidAt, status, paymentType }: Pick<PayableOrder, 'paidAt' | 'status' | 'paymentType'>,
): OrderPayment['state'] {
  if (paidAt) return 'paid'
  const onDelivery = isOnDelivery(payments, { paymentType })
  if (onDelivery && ['Delivered', 'Return requested', 'Returned'].includes(status)) return 'cash-reported'
  if (status === 'Cancelled' || status === 'Returned') return 'cancelled'
  return onDelivery ? 'on-delivery' : 'waiting'
}

/** Whether an order is paid, what came in of its money, and how it is to be paid while it is not: in cash, by `parcels`. */
export function orderPayment(
  payments: Payments,
  order: PayableOrder,
  parcels: readonly CashParcel[] = [],
): OrderPayment {
  const { orderNumber: reference, status, paymentDueAt, paidAt, paidCents, unconfirmedCashCents } = order
  const state = paymentState(payments, order)
  const due = state === 'paid' || state === 'cancelled' ? 0 : dueCents(payments, order)
  const money = {
    ...(due > 0 && { due: toDollars(due) }),
    ...(unconfirmedCashCents > 0 && { reported: toDollars(unconfirmedCashCents) }),
    ...(paidCents && { received: toDollars(paidCents) }),
  }
  if (paidAt) return { state, reference, instructions: [], paidAt: paidAt.toISOString(), ...money }
  if (state === 'cancelled' || state === 'cash-reported') return { state, reference, instructions: [], ...money }
  const provider = payments.providers[parsePaymentType(order.paymentType)]
  const expires = paymentDueAt && (status === 'Pending' || status === 'Confirmed')
  return {
    state,
    reference,
    instructions: provider.instructions({ reference, cents: toPayCents(payments, order), parcels }),
    ...(expires && { dueAt: paymentDueAt.toISOString() }),
    ...money,
  }
}
