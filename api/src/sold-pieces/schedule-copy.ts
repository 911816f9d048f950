import type { Database } from '../database/database'
import { runEvery, type Schedule } from '../schedule/run-every'
import { copySoldPieces } from './copy-sold-pieces'

const MINUTE_MS = 60_000

/** Brings the rankings by sales up to date, now and every minute. */
export function scheduleSoldPieces(db: Database, onError: (error: unknown) => void): Schedule {
  const stopping = new AbortController()
  const schedule = runEvery(MINUTE_MS, () => copySoldPieces(db, stopping.signal), onError)
  return {
    ...schedule,
    stop() {
      stopping.abort()
      return schedule.stop()
    },
  }
}
