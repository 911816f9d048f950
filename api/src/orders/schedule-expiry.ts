import { runEvery, type Schedule } from '../schedule/run-every'
import { expireUnpaidOrders } from './expire-unpaid-orders'
import type { OrderParts } from './order-parts'

const INTERVAL_MS = 30_000

/** Cancels orders that were not paid in time, within half a minute. */
export function scheduleExpiry(
  parts: Pick<OrderParts, 'db' | 'payments' | 'shop'>,
  onError: (error: unknown) => void,
): Schedule {
  return runEvery(INTERVAL_MS, () => expireUnpaidOrders(parts, new Date()), onError)
}
