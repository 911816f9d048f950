import { fork } from 'node:child_process'
import { join } from 'node:path'
import type { LoadResult } from '../../http/run-load-test'
import type { FloodOrder } from './flood-process'

/** Runs a flood in a separate process, so that it does not delay the measurement. */
export function startFlood(order: FloodOrder): Promise<LoadResult> {
  const child = fork(join(import.meta.dirname, 'flood-process.ts'), [], { execArgv: ['--import', 'tsx'] })
  const result = new Promise<LoadResult>((resolve, reject) => {
    child.once('message', (result) => resolve(result as LoadResult))
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`The flood "${order.name}" ended with code ${code}.`)))
    child.send(order)
  })
  // Prevents an unhandled rejection while orders are measured; awaiting the result still throws the error.
  result.catch(() => {})
  return result
}
