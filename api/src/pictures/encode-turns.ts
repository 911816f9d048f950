import { createFairTurns } from '../fair-turns/fair-turns'

/** Pictures encoded at once: as many as a small machine has cores. */
const WORKERS = 2

/**
 * Pictures that may wait, about six seconds of work, and how many of them one visitor asked for: more than a page shows. A
 * visitor has one core: with both, orders took twice as long.
 */
const URGENT = { running: WORKERS, runningOfOne: 1, waiting: 200, waitingOfOne: 60 }

/** Pictures that no visitor waits for, or that no page shows. */
const IDLE = { running: 1, waiting: 50, waitingOfOne: 10 }

/** For whom a picture is encoded. */
export interface Asker {
  /** The visitor's network; empty for the shop itself. */
  network: string
  /** Aborted when the visitor leaves. */
  signal?: AbortSignal
}

/** Who encodes when. */
export interface EncodeTurns {
  /**
   * Runs a job of a visitor; visitors take turns. Rejects with a 503 problem when too many wait, and with the signal's reason
   * when the asker leaves before the job began.
   */
  urgent<T>(asker: Asker, job: () => Promise<T>): Promise<T>
  /** The same, one job at a time and only while no urgent one runs or waits. */
  idle<T>(asker: Asker, job: () => Promise<T>): Promise<T>
}

export function createEncodeTurns(): EncodeTurns {
  const urgent = createFairTurns(URGENT)
  const idle = createFairTurns(IDLE)
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
