import type { Database } from '../database/database'
import { runEvery, type Schedule } from '../schedule/run-every'
import { expireUnpaidOrders } from './expire-unpaid-orders'

const INTERVAL_MS = 30_000

/** Cancels orders that were not paid in time, within half a minute. */
export function scheduleExpiry(db: Database, onError: (error: unknown) => void): Schedule {
  return runEvery(INTERVAL_MS, () => expireUnpaidOrders(db, new Date()), onError)
}
