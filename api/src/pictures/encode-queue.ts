import { createFairQueue } from '../fair-queue/fair-queue'

/** Pictures encoded at once: one per core of a small machine. */
const WORKERS = 2

/**
 * Limits of the queue: about six seconds of work in all, and per visitor more pictures than a page shows. A visitor
 * gets one core; with both, orders took twice as long.
 */
const URGENT = { running: WORKERS, runningOfOne: 1, waiting: 200, waitingOfOne: 60 }

/** Limits for pictures that no visitor waits for or no page shows. */
const IDLE = { running: 1, waiting: 50, waitingOfOne: 10 }

/** The visitor for whom a picture is encoded. */
export interface Asker {
  /** The visitor's network; empty for the shop itself. */
  network: string
  /** Aborted when the visitor disconnects. */
  signal?: AbortSignal
}

/** Schedules encoding jobs. */
export interface EncodeQueue {
  /**
   * Runs a visitor's job in a queue that is fair between visitors. Rejects with a 503 problem if too many jobs wait,
   * and with the signal's reason if the visitor disconnects before the job begins.
   */
  urgent<T>(asker: Asker, job: () => Promise<T>): Promise<T>
  /** Runs jobs one at a time, and only while no urgent job runs or waits. */
  idle<T>(asker: Asker, job: () => Promise<T>): Promise<T>
}

export function createEncodeQueue(): EncodeQueue {
  const urgent = createFairQueue(URGENT)
  const idle = createFairQueue(IDLE)
  let open = 0
  let whenQuiet: (() => void)[] = []

  function ended(): void {
    open -= 1
    if (open > 0) return
    const waiting = whenQuiet
    whenQuiet = []
    for (const go of waiting) go()
  }

  async function quiet(): Promise<void> {
    while (open > 0) await new Promise<void>((resolve) => whenQuiet.push(resolve))
  }

  return {
    async urgent({ network, signal }, job) {
      open += 1
      try {
        return await urgent(network, job, signal)
      } finally {
        ended()
      }
    },
    idle: ({ network, signal }, job) =>
      idle(
        network,
        async () => {
          await quiet()
          signal?.throwIfAborted()
          return job()
        },
        signal,
      ),
  }
}
