import { setTimeout as wait } from 'node:timers/promises'
import { isOutage } from '../http/is-outage'

/**
 * Does `work`, again and again for a minute while the database is away: a server that starts while its database restarts
 * is there as soon as that is. Rejects as the last attempt does. `waiting` is called once, with why.
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
