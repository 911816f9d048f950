import { runEvery, type Schedule } from '../schedule/run-every'
import { expireUnpaidOrders } from './expire-unpaid-orders'
import type { OrderParts } from './order-parts'

const INTERVAL_MS = 30_000

/** Regularly cancels orders that were not paid in time, with at most half a minute's delay. */
export function scheduleExpiry(
  parts: Pick<OrderParts, 'db' | 'payments' | 'shop'>,
  onError: (error: unknown) => void,
): Schedule {
  return runEvery(INTERVAL_MS, () => expireUnpaidOrders(parts, new Date()), onError)
}
