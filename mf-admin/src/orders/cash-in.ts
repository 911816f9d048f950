import type { AdminOrderRow } from '@superium/shared/api'
import { toCents, toDollars } from '@superium/shared/money'

/** Dollars of all the cash to confirm of orders. */
export const cashIn = (orders: readonly Pick<AdminOrderRow, 'cashToConfirm'>[]): number =>
  toDollars(orders.flatMap(({ cashToConfirm }) => cashToConfirm).reduce((sum, { amount }) => sum + toCents(amount), 0))
