import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { Outcome } from './outcome'
import { type Report, runReported } from './run-reported'

/** Relative to the working directory, because this module runs from a bundle. */
export const REPORTERS = 'tools/src/test/reporters'

/** Runs Jest with these options and environment variables, as this step of `npm test`. */
export function runJest(
  report: Report,
  step: string,
  options: string[],
  env: Record<string, string> = {},
): Promise<Outcome> {
  // Tests also wait, for the database, the disk and clocks: one worker more than cores keeps these busy.
  const workers = `--maxWorkers=${availableParallelism() + 1}`
  const reporter = `--reporters=${join(process.cwd(), REPORTERS, 'jest-reporter.mjs')}`
  const args = ['node_modules/jest/bin/jest.js', workers, reporter, ...options]
  return runReported(report, { step, args, env: { CITUS_URL: '', ...env } })
}
