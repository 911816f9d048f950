import type { OrderStatus } from '@superium/shared/api'

/** All order statuses in the order of their life cycle. */
export const orderStatuses: readonly OrderStatus[] = [
  'Pending',
  'Confirmed',
  'Shipped',
  'Delivered',
  'Cancelled',
  'Return requested',
  'Returned',
]

/** The sort orders of the orders table, the default first. */
export const ORDER_SORTS = ['newest', 'oldest', 'total-high', 'total-low'] as const

/** Payment filter: whether an amount is still due. */
export const PAID_STATES = ['open', 'paid', 'none'] as const

/** Stands for all statuses but `Cancelled`: the orders that the dashboard counts. */
export const NOT_CANCELLED = 'not-cancelled'

/** Cash filter: orders with cash that sellers report and no administrator has confirmed. */
export const CASH_STATES = ['to-confirm'] as const

/** Refund filter: orders that owe money back which is here. */
export const REFUND_STATES = ['to-pay'] as const

/** Return filter: orders with an undecided return, or with an accepted one. */
export const RETURN_STATES = ['waiting', 'accepted'] as const
