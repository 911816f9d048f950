import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { bundleStale } from '../../bundle.mjs'
import { CliError } from '../cli-error'
import type { ChildPlan } from '../process/launch-child'
import { Progress } from '../progress/progress'
import { buildAll, isBuilt, plannedBuilds } from './build-front-ends'

/**
 * `npm run build`: builds everything that is stale, the servers into `dist`, the front ends into `dist/browser` and
 * `dist/server`.
 */
export async function buildCommand(root: string): Promise<number> {
  const progress = new Progress(process.stdout)
  await progress.step('Servers', () => bundleStale(root), builtNote)
  await buildFrontEnds(root, progress)
  return 0
}

/** Builds the stale front ends. */
export async function buildFrontEnds(root: string, progress = new Progress(process.stdout)): Promise<void> {
  const stale = plannedBuilds(root).filter((one) => !isBuilt(one))
  const names = stale.map(({ name }) => name)
  await progress.step(
    'Front end',
    () => buildAll(stale, (plan) => runHere(plan, root)),
    () => builtNote(names),
  )
}

/** The note of a build in a progress line: `built api edge`, or `up to date`. */
export const builtNote = (names: string[]): string => (names.length === 0 ? 'up to date' : `built ${names.join(' ')}`)

async function runHere({ name, args, env }: ChildPlan, cwd: string): Promise<void> {
  const child = spawn(process.execPath, args, { cwd, stdio: 'inherit', env: { ...process.env, ...env } })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new CliError(`${name} failed (see above).`)
}
