import { performance } from 'node:perf_hooks'
import { setImmediate, setTimeout as sleep } from 'node:timers/promises'

/** Lets other requests go first; called after each part of a long computation. */
export interface Pause {
  (): Promise<void>
  /** How many milliseconds it has rested so far. */
  rested(): number
}

/** Less work than this, in milliseconds, needs no pause. */
const LEAST_MS = 4

/**
 * Starts to measure a computation. Each pause gives other requests one turn, or, with a `rest`, that many times as long
 * as the computation has worked since the pause before. After less than 4 ms of work there is no pause.
 */
export function pauseOften({ rest = 0 }: { rest?: number } = {}): Pause {
  let begun = performance.now()
  let rested = 0
  const pause = async () => {
    const paused = performance.now()
    const worked = paused - begun
    if (worked < LEAST_MS) return
    if (rest > 0) await sleep(rest * worked)
    else await setImmediate()
    begun = performance.now()
    rested += begun - paused
  }
  return Object.assign(pause, { rested: () => rested })
}
