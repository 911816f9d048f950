import type { OrderStatus } from '@superium/shared/api'

/** All order statuses, in the order of an order's life. */
export const orderStatuses: readonly OrderStatus[] = [
  'Pending',
  'Confirmed',
  'Shipped',
  'Delivered',
  'Cancelled',
  'Return requested',
  'Returned',
]

/** What the orders table can be sorted by, the default first. */
export const ORDER_SORTS = ['newest', 'oldest', 'total-high', 'total-low'] as const

/** By what is left to pay. */
export const PAID_STATES = ['open', 'paid', 'none'] as const

/** Stands for all statuses but `Cancelled`: the orders that the dashboard counts. */
export const NOT_CANCELLED = 'not-cancelled'

/** By a return that waits for a decision, or one that was accepted. */
export const RETURN_STATES = ['waiting', 'accepted'] as const
