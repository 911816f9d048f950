import type { Database } from '../database/database'
import { advanceSales } from './advance'

/** Milliseconds between two looks at the sales: how late a price may change. */
const INTERVAL = 5000

/**
 * Advances the sales now and then every five seconds. Resolves after the first time, with a function that stops it and
 * waits for what is under way. A failure goes to `onError`; the next turn tries again.
 */
export async function keepSales(db: Database, onError: (error: unknown) => void): Promise<() => Promise<void>> {
  let underWay: Promise<void> | null = null
  const turn = () => {
    underWay ??= advanceSales(db, new Date())
      .catch(onError)
      .finally(() => {
        underWay = null
      })
    return underWay
  }
  await turn()
  const timer = setInterval(turn, INTERVAL)
  return async () => {
    clearInterval(timer)
    await underWay
  }
}
