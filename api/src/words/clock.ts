import type { Database } from '../database/database'
import { countWords } from './count'

/** Milliseconds between two looks at whether the catalogue's words have changed. */
const INTERVAL = 5000

/** Keeps the words counted. Answers a function that stops it and waits for what is under way. Failures go to `onError`. */
export function keepWords(db: Database, onError: (error: unknown) => void, every = INTERVAL): () => Promise<void> {
  let underWay: Promise<unknown> | null = null
  const turn = () => {
    underWay ??= countWords(db)
      .catch(onError)
      .finally(() => {
        underWay = null
      })
  }
  turn()
  const timer = setInterval(turn, every)
  return async () => {
    clearInterval(timer)
    await underWay
  }
}
