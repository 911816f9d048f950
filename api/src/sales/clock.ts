import { keepDoing } from '../clock/keep-doing'
import type { Database } from '../database/database'
import { advanceSales } from './advance'

/** Milliseconds between two looks at the sales: how late a price may change. */
const INTERVAL = 5000

/** Advances the sales now and then every five seconds; see {@link keepDoing}. */
export function keepSales(db: Database, onError: (error: unknown) => void): Promise<() => Promise<void>> {
  return keepDoing(() => advanceSales(db, new Date()), INTERVAL, onError)
}
