import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runNodeInForeground } from '../process/run-in-foreground'
import { findingsOutcome, type Outcome } from './outcome'
import { withCode } from './static-checks-and-unit-tests'

/** A fixed seed, so that every run makes the same calls and a failure can be reproduced. */
const SEED = '18'

/** Attacks a separate site with the short form of `npm run harden`, and lists the failed checks. */
export async function runHarden(): Promise<Outcome> {
  const dir = mkdtempSync(join(tmpdir(), 'superium-harden-report-'))
  const report = join(dir, 'findings.json')
  try {
    const args = ['tools/cli.mjs', 'harden', '--short', '--seed', SEED, '--report', report]
    // Without Citus, because the run kills the site's own PostgreSQL.
    const code = await runNodeInForeground(args, { CITUS_URL: '' })
    if (!existsSync(report)) return { passed: 0, failed: 1 }
    const { broken, ...outcome } = findingsOutcome(readFileSync(report, 'utf8'))
    for (const one of broken) console.error(`DOES NOT HOLD: ${one}`)
    return withCode(outcome, code)
  } finally {
    rmSync(dir, { recursive: true, force: true })
  }
}
