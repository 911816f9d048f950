import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { runNodeInForeground } from '../process/run-in-foreground'
import { jestOutcome, type Outcome } from './outcome'

const holds = (code: number): Outcome => ({ passed: 0, failed: code === 0 ? 0 : 1 })

/** Runs Biome on everything, and checks the lock's entries for other platforms. */
export async function lint(): Promise<Outcome> {
  const biome = await runNodeInForeground(['node_modules/@biomejs/biome/bin/biome', 'check', '.'])
  const lock = await runNodeInForeground(['tools/complete-lock.mjs', '--check'])
  return holds(biome || lock)
}

/** Type-checks each workspace. */
export async function types(): Promise<Outcome> {
  return holds(await runNodeInForeground(['tools/check-types.mjs']))
}

/** Checks the import rules between packages. */
export async function borders(): Promise<Outcome> {
  return holds(await runNodeInForeground(['--import', 'tsx', 'tools/src/borders/check-borders.ts']))
}

/** Runs Jest for all projects. */
export const unit = (): Promise<Outcome> => runJest([], { CITUS_URL: '' })

/** Runs Jest with these options and environment variables. */
export async function runJest(options: string[], env: Record<string, string>): Promise<Outcome> {
  const dir = mkdtempSync(join(tmpdir(), 'superium-jest-'))
  const report = join(dir, 'report.json')
  try {
    // By default Jest leaves one core idle, which is half of a machine with two.
    const workers = `--maxWorkers=${Math.max(2, availableParallelism() - 1)}`
    const code = await runNodeInForeground(
      ['node_modules/jest/bin/jest.js', workers, '--json', '--outputFile', report, ...options],
      env,
    )
    return withCode(jestOutcome(readFileSync(report, 'utf8')), code)
  } finally {
    rmSync(dir, { recursive: true, force: true })
  }
}

/** Counts a run that failed without a failed test (a crash, an open handle) as one failure. */
export function withCode(outcome: Outcome, code: number): Outcome {
  return code !== 0 && outcome.failed === 0 ? { ...outcome, failed: 1 } : outcome
}
