import { Problem } from '../http/problem'

/** How much may run and wait. */
export interface Bounds {
  running: number
  waiting: number
  /** Of one caller, as many as of all unless told; the shop itself, whose name is empty, may take all. */
  runningOfOne?: number
  waitingOfOne?: number
}

/** Runs a job for a caller as soon as it is their turn; rejects with the signal's reason if it is aborted before. */
export type FairTurns = <T>(caller: string, job: () => Promise<T>, signal?: AbortSignal) => Promise<T>

/** A job that waits: what begins it, and what gives it up. */
interface Waiting {
  start(): void
  giveUp(reason: unknown): void
}

const busy = (): Problem => new Problem(503, 'The shop is busy. Please try again in a moment.')

/**
 * Limits how many expensive jobs run at once, such as searches or the decoding of pictures: side by side they would all exceed
 * their time limit. The callers take turns, each with its jobs in order of arrival, so that nobody waits for all that another
 * one asked. Rejects with a 503 problem when too many wait already; the last job of whoever has most of them is given up for a caller
 * with fewer, so that some callers cannot fill the queue for all others.
 */
export function createFairTurns({
  running: most,
  runningOfOne = most,
  waiting: mostWaiting,
  waitingOfOne = mostWaiting,
}: Bounds): FairTurns {
  /** The waiting jobs of each caller; the first caller has the next turn. */
  const queues = new Map<string, Waiting[]>()
  /** How many jobs of each caller run. */
  const runningOf = new Map<string, number>()
  let waiting = 0
  let running = 0

  const mayRun = (caller: string): boolean =>
    running < most && (caller === '' || (runningOf.get(caller) ?? 0) < runningOfOne)

  function count(caller: string, change: 1 | -1): void {
    const now = (runningOf.get(caller) ?? 0) + change
    if (now > 0) runningOf.set(caller, now)
    else runningOf.delete(caller)
    running += change
  }

  function wait(caller: string, signal: AbortSignal | undefined): Promise<void> {
    const own = queues.get(caller) ?? []
    if (own.length >= (caller === '' ? mostWaiting : waitingOfOne)) throw busy()
    if (waiting >= mostWaiting) makeRoomFor(own.length)
    waiting += 1
    queues.set(caller, own)
    return new Promise((resolve, reject) => {
      const leave = () => job.giveUp(signal?.reason)
      const job: Waiting = {
        start() {
          signal?.removeEventListener('abort', leave)
          resolve()
        },
        giveUp(reason) {
          signal?.removeEventListener('abort', leave)
          waiting -= 1
          const others = (queues.get(caller) ?? []).filter((one) => one !== job)
          if (others.length > 0) queues.set(caller, others)
          else queues.delete(caller)
          reject(reason)
        },
      }
      signal?.addEventListener('abort', leave, { once: true })
      own.push(job)
    })
  }

  /** Gives up the last job of the caller who has most, unless that is no more than the new one would have. The shop's own stay. */
  function makeRoomFor(alreadyWaiting: number): void {
    let most: Waiting[] = []
    for (const [caller, jobs] of queues) if (caller !== '' && jobs.length > most.length) most = jobs
    if (most.length <= alreadyWaiting + 1) throw busy()
    most.at(-1)?.giveUp(busy())
  }

  /** A finished job hands its place to the first caller below its share, so that a new job cannot overtake one that waits. */
  function end(ended: string): void {
    count(ended, -1)
    const next = [...queues].find(([caller]) => mayRun(caller))
    if (!next) return
    const [caller, [job, ...others]] = next
    queues.delete(caller)
    if (others.length > 0) queues.set(caller, others)
    waiting -= 1
    count(caller, 1)
    job?.start()
  }

  return async (caller, job, signal) => {
    signal?.throwIfAborted()
    if (mayRun(caller)) count(caller, 1)
    else await wait(caller, signal)
    try {
      return await job()
    } finally {
      end(caller)
    }
  }
}
