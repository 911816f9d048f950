import type { Database } from '../database/database'
import { runEvery, type Schedule } from '../schedule/run-every'
import { countWords } from './count-words'

const INTERVAL_MS = 5000

/** Recounts the catalogue's words when the catalogue has changed. */
export function scheduleWordCount(db: Database, onError: (error: unknown) => void): Schedule {
  return runEvery(INTERVAL_MS, () => countWords(db), onError)
}
