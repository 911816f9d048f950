import type { Database } from '../database/database'
import { every, type Schedule } from '../schedule/every'
import { countWords } from './count-words'

const INTERVAL_MS = 5000

/** Recounts the catalogue's words when the catalogue has changed. */
export function scheduleWordCount(db: Database, onError: (error: unknown) => void): Schedule {
  return every(INTERVAL_MS, () => countWords(db), onError)
}
