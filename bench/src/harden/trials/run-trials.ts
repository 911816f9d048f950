import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import type { Progress } from '../../../../tools/src/progress/progress'
import type { Finding } from '../report/finding'

/** Tests of `npm test` that have a long form: its settings, and the variable that takes the seed. */
const TRIALS = [
  {
    name: 'orders',
    path: 'api/src/trials',
    seed: 'TRIAL_SEED',
    env: { TRIAL_ROUNDS: '1000', TRIAL_ORDERS: '1000', TRIAL_MIGRATED: '10000' },
  },
  { name: 'releases', path: 'e2e/releases/three-teams', seed: 'CHAOS_SEED', env: { CHAOS_STEPS: '200' } },
]

/** Runs the long form of each trial, as `npm test` runs its short one, on databases and a site of its own. */
export async function runTrials(_site: unknown, { seed }: { seed: number }, progress: Progress): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const { name, path, seed: variable, env } of TRIALS) {
    const what = `trials: ${name}`
    const settings = { ...env, [variable]: String(seed) }
    const { code, printed } = await progress.step(what, () => runTest(path, settings))
    const [result = ''] = /\d+ passed, \d+ failed, \d+ skipped(?=\s*$)/.exec(printed) ?? []
    if (code !== 0) progress.say(printed)
    const how = Object.entries(settings).map(([key, value]) => `${key}=${value}`)
    findings.push({ what, how: `${how.join(' ')} npm test -- ${path}`, result, goal: 'all pass', holds: code === 0 })
  }
  return findings
}

async function runTest(path: string, env: Record<string, string>): Promise<{ code: number | null; printed: string }> {
  const child = spawn(process.execPath, ['tools/cli.mjs', 'test', path], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [printed, [code]] = await Promise.all([text(child.stdout), once(child, 'close')])
  return { code, printed }
}
