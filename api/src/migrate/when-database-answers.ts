import { setTimeout as wait } from 'node:timers/promises'
import { isOutage } from '../http/is-outage'

/**
 * Runs `work` and retries for a minute while the database is down, so that a server can start while its database
 * restarts. Rejects with the last error. `waiting` is called once, with the reason.
 */
export async function whenDatabaseAnswers<T>(
  work: () => Promise<T>,
  waiting: (reason: unknown) => void,
  { withinMs = 60_000, pauseMs = 1000 } = {},
): Promise<T> {
  const giveUp = performance.now() + withinMs
  for (let tries = 1; ; tries += 1) {
    try {
      return await work()
    } catch (error) {
      if (!isOutage(error) || performance.now() + pauseMs > giveUp) throw error
      if (tries === 1) waiting(error)
    }
    await wait(pauseMs)
  }
}
