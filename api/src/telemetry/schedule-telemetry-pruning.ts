import type { Database } from '../database/database'
import { runEvery, type Schedule } from '../schedule/run-every'
import { pruneTelemetry } from './prune-telemetry'

const HOUR_MS = 3_600_000

/** Deletes old telemetry every hour. */
export function scheduleTelemetryPruning(db: Database, onError: (error: unknown) => void): Schedule {
  return runEvery(HOUR_MS, () => pruneTelemetry(db, new Date()), onError)
}
