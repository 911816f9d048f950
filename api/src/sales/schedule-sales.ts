import type { Database } from '../database/database'
import { every, type Schedule } from '../schedule/every'
import { advanceSales } from './advance-sales'

/** How late a sale's prices may change. */
const INTERVAL_MS = 5000

/** Starts and ends sales on time. */
export function scheduleSales(db: Database, onError: (error: unknown) => void): Schedule {
  return every(INTERVAL_MS, () => advanceSales(db, new Date()), onError)
}
