import { performance } from 'node:perf_hooks'
import { setImmediate, setTimeout as sleep } from 'node:timers/promises'

/** Lets other requests go first; called after each part of a long computation. */
export type Pause = () => Promise<void>

/** Milliseconds that a computation may go on before its next pause. */
const MOST_MS = 4

/**
 * Starts to measure a computation. Each pause gives other requests one turn, or, with a `rest`, that many times as long
 * as the computation has worked since the pause before. After less than 4 ms of work there is no pause.
 */
export function pauseOften({ rest = 0 }: { rest?: number } = {}): Pause {
  let begun = performance.now()
  return async () => {
    const worked = performance.now() - begun
    if (worked < MOST_MS) return
    if (rest > 0) await sleep(rest * worked)
    else await setImmediate()
    begun = performance.now()
  }
}
