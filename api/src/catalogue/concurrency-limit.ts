import { Problem } from '../http/problem'

/**
 * Limits how many reads run at once; the others wait in order of arrival. Expensive reads side by side would all exceed
 * their time limit. Rejects with a 503 problem when `maxWaiting` wait already.
 */
export function createConcurrencyLimit(
  maxRunning: number,
  maxWaiting: number,
): <T>(read: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let running = 0
  return async (read) => {
    if (running < maxRunning) running += 1
    else {
      if (waiting.length >= maxWaiting) throw new Problem(503, 'The shop is busy. Please try again in a moment.')
      // A finished read hands its place to the first that waits, so that a new one cannot overtake.
      await new Promise<void>((resolve) => waiting.push(resolve))
    }
    try {
      return await read()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
