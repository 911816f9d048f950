import { runEvery, type Schedule } from '../schedule/run-every'
import { pruneImports } from './decide-import'
import { doSlice } from './do-slice'
import type { ImportWorker } from './import-worker'

const POLL_MS = 1000
const HOUR_MS = 3_600_000

/** Works on imports while there are any; errors go to `onError`. */
export function scheduleImports(parts: Omit<ImportWorker, 'onError'>, onError: (error: unknown) => void): Schedule {
  const worker = { ...parts, onError }
  let stopped = false
  const work = runEvery(
    POLL_MS,
    async () => {
      while (!stopped && (await doSlice(worker))) await new Promise((resolve) => setTimeout(resolve, 50))
    },
    onError,
  )
  const pruning = runEvery(HOUR_MS, () => pruneImports(worker.db), onError)
  return {
    ...work,
    async stop() {
      stopped = true
      await Promise.all([work.stop(), pruning.stop()])
    },
  }
}
