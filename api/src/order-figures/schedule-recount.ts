import type { Database } from '../database/database'
import { runEvery, type Schedule } from '../schedule/run-every'
import { recountOrderFigures } from './recount'

const DAY_MS = 86_400_000

/**
 * Compares due figures with the orders at start and every day, because a previous version that is still running may not
 * update them; `onError` also hears of orders that disagree with the ledger.
 */
export function scheduleRecount(db: Database, onError: (error: unknown) => void): Schedule {
  const stopping = new AbortController()
  const plan = { dueOnly: true, signal: stopping.signal, report: onError }
  const schedule = runEvery(DAY_MS, () => recountOrderFigures(db, plan), onError)
  return {
    ...schedule,
    stop() {
      stopping.abort()
      return schedule.stop()
    },
  }
}
