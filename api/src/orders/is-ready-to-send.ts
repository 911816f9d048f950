import type { OrderRow } from './queries'

/** Whether sellers may send their products of an order: it is confirmed, and paid or to be paid to the courier. */
export const isReadyToSend = ({ status, paidAt, paymentType }: OrderRow): boolean =>
  status === 'Confirmed' && (paidAt !== null || paymentType === 'cash_on_delivery')
