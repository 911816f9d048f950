import type { Database } from '../database/database'
import { runEvery, type Schedule } from '../schedule/run-every'
import { pruneOldHits } from './database-store'

const HOUR_MS = 3_600_000

/** Deletes old hits every hour. */
export function scheduleHitPruning(db: Database, onError: (error: unknown) => void, intervalMs = HOUR_MS): Schedule {
  return runEvery(intervalMs, () => pruneOldHits(db), onError)
}
