import type { Database } from '../database/database'
import { runEvery, type Schedule } from '../schedule/run-every'
import { advanceSales } from './advance-sales'

/** How late a sale can start or end. */
const INTERVAL_MS = 5000

/** Starts and ends sales on time. */
export function scheduleSales(db: Database, onError: (error: unknown) => void): Schedule {
  return runEvery(INTERVAL_MS, () => advanceSales(db, new Date()), onError)
}
