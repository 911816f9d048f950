import type { Database } from '../database/database'
import { runEvery, type Schedule } from '../schedule/run-every'
import { pruneLinks } from './prune-links'

const HOUR_MS = 3_600_000

/** Deletes expired links every hour. */
export function scheduleLinkPruning(db: Database, onError: (error: unknown) => void): Schedule {
  return runEvery(HOUR_MS, () => pruneLinks(db, new Date()), onError)
}
