import { HttpError } from '../http-error'

interface SemaphoreLimits {
  /** Jobs at the same time. */
  permits: number
  /** Jobs of one name at the same time. */
  perName: number
  /** Jobs of one name that may wait for a permit. */
  waiting: number
  /** What the jobs are, for the error message: `uploads`. */
  what: string
}

/**
 * Waits for a permit for a job of a name. Resolves to the function that gives it back, which may be called twice. Throws
 * `HttpError` 429 when `waiting` jobs of the name wait already.
 */
export type Acquire = (name: string) => Promise<() => void>

/** Shares a few permits among names in turn, so that one team's jobs fill neither all permits nor the whole queue. */
export function createFairSemaphore({ permits, perName, waiting, what }: SemaphoreLimits): Acquire {
  const running = new Map<string, number>()
  /** Waiting jobs by name; the name to be served next comes first. */
  const queues = new Map<string, (() => void)[]>()
  let taken = 0

  const runningOf = (name: string): number => running.get(name) ?? 0
  const isFree = (name: string): boolean => taken < permits && runningOf(name) < perName

  function take(name: string): () => void {
    taken += 1
    running.set(name, runningOf(name) + 1)
    let isFreed = false
    return () => {
      if (isFreed) return
      isFreed = true
      taken -= 1
      if (runningOf(name) === 1) running.delete(name)
      else running.set(name, runningOf(name) - 1)
      next()
    }
  }

  function next(): void {
    for (const [name, [first, ...others]] of [...queues]) {
      if (!isFree(name)) continue
      queues.delete(name)
      if (others.length > 0) queues.set(name, others)
      first?.()
    }
  }

  return async (name) => {
    const queue = queues.get(name) ?? []
    if (queue.length === 0 && isFree(name)) return take(name)
    if (queue.length >= waiting) {
      throw new HttpError(429, `Too many ${what} of ${name}, or of all names, are under way. Try again in a moment.`)
    }
    return new Promise((resolve) => queues.set(name, [...queue, () => resolve(take(name))]))
  }
}
