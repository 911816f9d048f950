import type { Database } from '../database/database'
import { every, type Schedule } from '../schedule/every'
import { pruneOldHits } from './database-store'

const HOUR_MS = 3_600_000

/** Deletes old hits every hour. */
export function scheduleHitPruning(db: Database, onError: (error: unknown) => void, intervalMs = HOUR_MS): Schedule {
  return every(intervalMs, () => pruneOldHits(db), onError)
}
