import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { ended } from './ended'
import { findingsOutcome, holds, type Outcome, withCode } from './outcome'
import type { Report } from './run-reported'

/** A fixed seed, so that every run makes the same calls and a failure can be reproduced. */
const SEED = '18'

/** Attacks a separate site with the short form of `npm run harden`, and lists the failed checks. */
export async function runHarden({ progress, stopping }: Report): Promise<Outcome> {
  const dir = mkdtempSync(join(tmpdir(), 'superium-harden-report-'))
  const report = join(dir, 'findings.json')
  try {
    const args = ['tools/cli.mjs', 'harden', '--short', '--seed', SEED, '--report', report]
    // Without Citus, because the run kills the site's own PostgreSQL.
    const env = { ...process.env, CITUS_URL: '' }
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'], env, signal: stopping })
    const code = ended(child)
    for await (const line of createInterface(child.stdout)) progress.note('harden', line)
    const result = await code
    if (!existsSync(report)) return holds(false)
    const { broken, ...outcome } = findingsOutcome(readFileSync(report, 'utf8'))
    for (const one of broken) progress.say(`✗ harden › ${one}\n  Again: npm run harden -- --short --seed ${SEED}`)
    return withCode(outcome, result)
  } finally {
    rmSync(dir, { recursive: true, force: true })
  }
}
