import type { OrderRow } from './queries'

/** Whether the buyer pays the courier in cash, parcel by parcel. */
export const isPaidToCourier = ({ paymentType }: Pick<OrderRow, 'paymentType'>): boolean =>
  paymentType === 'cash_on_delivery'

/** Whether sellers may send their products of an order: it is confirmed, and paid or cash on delivery. */
export const isReadyToSend = (row: OrderRow): boolean =>
  row.status === 'Confirmed' && (row.paidAt !== null || isPaidToCourier(row))
