import type { Database } from '../database/database'
import { runEvery, type Schedule } from '../schedule/run-every'
import { recountOrderFigures } from './recount'

const DAY_MS = 86_400_000

/** Compares the figures that are due with the orders, at start and every day: a version before may still be counting nothing. */
export function scheduleRecount(db: Database, onError: (error: unknown) => void): Schedule {
  const stopping = new AbortController()
  const schedule = runEvery(DAY_MS, () => recountOrderFigures(db, { dueOnly: true, signal: stopping.signal }), onError)
  return {
    ...schedule,
    stop() {
      stopping.abort()
      return schedule.stop()
    },
  }
}
