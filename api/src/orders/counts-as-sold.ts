import { parseStatus } from './order-status'
import type { OrderRow } from './queries'

/**
 * Whether the pieces of an order count as sold. They do from its confirmation on: anybody can place an order, and without paying
 * for it nobody shall lead the best sellers.
 */
export const countsAsSold = ({ status }: Pick<OrderRow, 'status'>): boolean => parseStatus(status) !== 'Pending'
