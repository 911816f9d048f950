import type { Order } from '@superium/shared/api'
import { toCents, toDollars } from '@superium/shared/money'

/** Dollars that the shop still has to pay back, also those that wait until cash is confirmed. */
export const openRefund = ({ refund, refunded }: Pick<Order, 'refund' | 'refunded'>): number =>
  toDollars(Math.max(0, toCents(refund) - toCents(refunded)))
