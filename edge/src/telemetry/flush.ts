import type { Aggregator, Batch } from './aggregator'
import type { TelemetryApi } from './telemetry-api'

/** Batches that wait for an API that is down; beyond that the oldest go. */
const MOST_WAITING = 60

/** Hands over what was added up. */
export interface Flush {
  /** Hands over all there is; what fails waits for the next time. Resolves in any case. */
  now(): Promise<void>
}

/** In order, one after the other. A batch that the API refuses for good is dropped, with a line in the log. */
export function createFlush(aggregator: Aggregator, api: TelemetryApi, log: (message: string) => void): Flush {
  const waiting: Batch[] = []
  let running: Promise<void> | undefined

  async function run(): Promise<void> {
    const batch = aggregator.take()
    if (batch) waiting.push(batch)
    if (waiting.length > MOST_WAITING) waiting.shift()
    while (waiting[0]) {
      if (!(await api.add(waiting[0]))) log('telemetry that the API does not take was dropped')
      waiting.shift()
    }
  }

  return {
    now() {
      running ??= run()
        .catch((error: unknown) => log(`telemetry waits: ${error instanceof Error ? error.message : error}`))
        .finally(() => {
          running = undefined
        })
      return running
    },
  }
}
