import type { Order } from '@superium/shared/api'
import { toCents, toDollars } from '@superium/shared/money'

/** Dollars that the shop still has to pay back, also those that wait until cash is confirmed. */
export const openRefund = ({ refund, refunded }: Pick<Order, 'refund' | 'refunded'>): number =>
  toDollars(Math.max(0, toCents(refund) - toCents(refunded)))

/** Whether the money of an accepted return is paid back, so that nothing is to be sent any more. */
export const isSettled = (
  order: Pick<Order, 'refund' | 'refunded'>,
  { refund }: Pick<Order['returns'][number], 'refund'>,
) => refund > 0 && openRefund(order) === 0
