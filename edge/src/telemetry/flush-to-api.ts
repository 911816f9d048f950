import type { Aggregator, Batch } from './aggregator'
import type { TelemetryApi } from './telemetry-api'

/** Batches that wait while the API is down; beyond this the oldest are dropped. */
const MAX_WAITING_BATCHES = 60

/**
 * Returns a function that sends everything counted to the API, batch by batch in order; it never rejects. A failed batch
 * waits for the next call, and one that the API rejects permanently is dropped and logged.
 */
export function createFlushToApi(
  aggregator: Aggregator,
  api: TelemetryApi,
  log: (message: string) => void,
): () => Promise<void> {
  const waiting: Batch[] = []
  let running: Promise<void> | undefined

  async function run(): Promise<void> {
    const batch = aggregator.take()
    if (batch) waiting.push(batch)
    if (waiting.length > MAX_WAITING_BATCHES) waiting.shift()
    while (waiting[0]) {
      if (!(await api.add(waiting[0]))) log('a telemetry batch was dropped because the API rejected it')
      waiting.shift()
    }
  }

  return () => {
    running ??= run()
      .catch((error: unknown) =>
        log(`telemetry could not be sent and waits: ${error instanceof Error ? error.message : error}`),
      )
      .finally(() => {
        running = undefined
      })
    return running
  }
}
