import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { CliError } from '../../../tools/src/cli-error'
import type { Machine } from './describe-machine'
import type { Metric } from './metric'

/** The results of a run as JSON. */
export interface Results {
  when: string
  machine: Machine
  metrics: Metric[]
  /** Every single measurement behind the metrics. */
  details: Record<string, unknown>
  /** The error message of each failed part. */
  failures: Record<string, string>
}

/** Writes the JSON of a run and creates its folder. */
export function writeResults(path: string, results: Results): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, `${JSON.stringify(results, null, 1)}\n`)
}

/** The values of an earlier run by metric name. Throws a `CliError` if the file is not from a run. */
export function readBaseline(path: string): Map<string, number> {
  let parsed: unknown
  try {
    parsed = JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    throw new CliError(`--baseline: ${path} cannot be read: ${error instanceof Error ? error.message : error}.`)
  }
  const { metrics } = (parsed ?? {}) as Partial<Results>
  if (!Array.isArray(metrics)) throw new CliError(`--baseline: ${path} is not a run of the bench.`)
  return new Map(metrics.map(({ name, value }) => [name, value]))
}
