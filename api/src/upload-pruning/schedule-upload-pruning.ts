import type { Database } from '../database/database'
import { runEvery, type Schedule } from '../schedule/run-every'
import { pruneUploadFiles, pruneUploads } from './prune-uploads'

const SIX_HOURS_MS = 21_600_000

/** Deletes uploads that nothing refers to, and what `folder` keeps of deleted ones, every six hours. */
export function scheduleUploadPruning(db: Database, folder: string, onError: (error: unknown) => void): Schedule {
  const prune = async () => {
    await pruneUploads(db)
    await pruneUploadFiles(db, folder)
  }
  return runEvery(SIX_HOURS_MS, prune, onError)
}
