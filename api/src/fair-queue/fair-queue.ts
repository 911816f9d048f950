import { Problem } from '../http/problem'

/** Limits of a queue: how many jobs run at once and how many wait. */
export interface Bounds {
  running: number
  waiting: number
  /**
   * Limits per caller; the default is the total. They do not apply to the shop itself, whose name is the empty string.
   */
  runningOfOne?: number
  waitingOfOne?: number
}

/**
 * Runs a job when its caller is next in the queue. Rejects with the signal's reason if it is aborted while it waits.
 */
export type FairQueue = <T>(caller: string, job: () => Promise<T>, signal?: AbortSignal) => Promise<T>

/** A queued job, with the callbacks that start and reject it. */
interface Waiting {
  start(): void
  giveUp(reason: unknown): void
}

const busy = (): Problem => new Problem(503, 'The shop is busy. Please try again in a moment.')

/**
 * A fair queue that limits how many expensive jobs run at once, such as searches or picture decoding: run all together,
 * they would exceed their time limits. It serves callers round-robin and each caller's jobs in order of arrival, so
 * that one caller's many jobs do not delay the others. When the queue is full, it rejects with a 503 problem: the last
 * job of the caller with the most waiting jobs if the new caller has fewer, else the new job. So a few callers cannot
 * fill the queue for everyone.
 */
export function createFairQueue({
  running: most,
  runningOfOne = most,
  waiting: mostWaiting,
  waitingOfOne = mostWaiting,
}: Bounds): FairQueue {
  /** The waiting jobs of each caller; the map's first caller is served next. */
  const queues = new Map<string, Waiting[]>()
  /** The number of running jobs of each caller. */
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

  /**
   * Rejects the last job of the caller with the most waiting jobs, unless the new job's caller would then have as many.
   * It never rejects the shop's own jobs.
   */
  function makeRoomFor(alreadyWaiting: number): void {
    let most: Waiting[] = []
    for (const [caller, jobs] of queues) if (caller !== '' && jobs.length > most.length) most = jobs
    if (most.length <= alreadyWaiting + 1) throw busy()
    most.at(-1)?.giveUp(busy())
  }

  /**
   * A finished job starts the first waiting caller below its limit, so that a new job cannot overtake a waiting one.
   */
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
