import { Problem } from '../http/problem'

/** How much may run and wait. */
export interface Bounds {
  running: number
  waiting: number
  /** Of one caller; the shop itself, whose name is empty, may fill the queue. */
  waitingOfOne?: number
}

/** Runs a job for a caller as soon as it is their turn. */
export type FairTurns = <T>(caller: string, job: () => Promise<T>) => Promise<T>

/**
 * Limits how many expensive jobs run at once, such as searches or the decoding of pictures: side by side they would all exceed
 * their time limit. The callers take turns, each with its jobs in order of arrival, so that nobody waits for all that another
 * one asked. Rejects with a 503 problem when too many wait already.
 */
export function createFairTurns({
  running: most,
  waiting: mostWaiting,
  waitingOfOne = mostWaiting,
}: Bounds): FairTurns {
  /** The waiting jobs of each caller; the first caller has the next turn. */
  const queues = new Map<string, (() => void)[]>()
  let waiting = 0
  let running = 0

  function wait(caller: string): Promise<void> {
    const own = queues.get(caller) ?? []
    if (waiting >= mostWaiting || own.length >= (caller === '' ? mostWaiting : waitingOfOne))
      throw new Problem(503, 'The shop is busy. Please try again in a moment.')
    waiting += 1
    queues.set(caller, own)
    return new Promise((resolve) => own.push(resolve))
  }

  /** A finished job hands its place to the next that waits, so that a new one cannot overtake. */
  function end(): void {
    const [first] = queues
    if (!first) {
      running -= 1
      return
    }
    const [caller, [next, ...others]] = first
    queues.delete(caller)
    if (others.length > 0) queues.set(caller, others)
    waiting -= 1
    next?.()
  }

  return async (caller, job) => {
    if (running < most) running += 1
    else await wait(caller)
    try {
      return await job()
    } finally {
      end()
    }
  }
}
