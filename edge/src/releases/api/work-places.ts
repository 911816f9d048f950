import { HttpError } from '../http-error'

interface PlaceLimits {
  /** Jobs at the same time. */
  places: number
  /** Jobs of one name at the same time. */
  perName: number
  /** Jobs of one name that may wait for a free slot. */
  waiting: number
  /** What the jobs are, for the error message: `uploads`. */
  what: string
}

/**
 * Waits for a free slot for a job of a name. Resolves to the function that frees the slot, which may be called twice.
 * Throws `HttpError` 429 when `waiting` jobs of the name wait already.
 */
export type TakePlace = (name: string) => Promise<() => void>

/** Shares a few job slots among names in turn, so that one team's jobs fill neither all slots nor the whole queue. */
export function createWorkPlaces({ places, perName, waiting, what }: PlaceLimits): TakePlace {
  const running = new Map<string, number>()
  /** Waiting jobs by name; the name whose turn is next comes first. */
  const lines = new Map<string, (() => void)[]>()
  let taken = 0

  const runningOf = (name: string): number => running.get(name) ?? 0
  const isFree = (name: string): boolean => taken < places && runningOf(name) < perName

  function take(name: string): () => void {
    taken += 1
    running.set(name, runningOf(name) + 1)
    let isBack = false
    return () => {
      if (isBack) return
      isBack = true
      taken -= 1
      if (runningOf(name) === 1) running.delete(name)
      else running.set(name, runningOf(name) - 1)
      next()
    }
  }

  function next(): void {
    for (const [name, [first, ...others]] of [...lines]) {
      if (!isFree(name)) continue
      lines.delete(name)
      if (others.length > 0) lines.set(name, others)
      first?.()
    }
  }

  return async (name) => {
    const line = lines.get(name) ?? []
    if (line.length === 0 && isFree(name)) return take(name)
    if (line.length >= waiting) {
      throw new HttpError(429, `Too many ${what} of ${name}, or of all names, are under way. Try again in a moment.`)
    }
    return new Promise((resolve) => lines.set(name, [...line, () => resolve(take(name))]))
  }
}
