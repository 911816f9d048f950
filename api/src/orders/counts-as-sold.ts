import { parseStatus } from './order-status'
import type { OrderRow } from './queries'

/**
 * Whether an order's pieces count as sold: only from its confirmation on. Anybody can place an order, and unpaid orders
 * must not push products to the top of the best sellers.
 */
export const countsAsSold = ({ status }: Pick<OrderRow, 'status'>): boolean => parseStatus(status) !== 'Pending'
