import type { Database } from '../database/database'
import { forgetOldHits } from './store'

const HOUR_MS = 3_600_000

/** Forgets old hits every hour (`every`, in milliseconds) and answers a function that stops it. Failures go to `onError`. */
export function keepForgetting(db: Database, onError: (error: unknown) => void, every = HOUR_MS): () => void {
  const timer = setInterval(() => void forgetOldHits(db).catch(onError), every).unref()
  return () => clearInterval(timer)
}
