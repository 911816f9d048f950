import { lt } from 'drizzle-orm'
import type { Database } from '../database/database'
import { runEvery, type Schedule } from '../schedule/run-every'
import { bulkEdits } from './table'

const HOUR_MS = 3_600_000
/** A call that is repeated after a day is a new one. */
const KEPT_MS = 24 * HOUR_MS

/** Deletes the answers of old bulk edits every hour. */
export const scheduleBulkEditPruning = (db: Database, onError: (error: unknown) => void): Schedule =>
  runEvery(HOUR_MS, () => db.delete(bulkEdits).where(lt(bulkEdits.at, new Date(Date.now() - KEPT_MS))), onError)
