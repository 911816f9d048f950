import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { CliError } from '../cli-error'
import type { ChildPlan } from '../process/launch-child'
import { Progress } from '../progress/progress'
import { buildAll, isBuilt, plannedBuilds } from './build-front-ends'

/** `npm run build`: builds what is stale into each package's `dist/browser`. */
export async function build(root: string): Promise<number> {
  const stale = plannedBuilds(root).filter((one) => !isBuilt(one))
  const names = stale.map(({ name }) => name).join(' ')
  await new Progress(process.stdout).step(names === '' ? 'Every build is up to date' : `Build ${names}`, () =>
    buildAll(stale, (plan) => runHere(plan, root)),
  )
  return 0
}

async function runHere({ name, args, env }: ChildPlan, cwd: string): Promise<void> {
  const child = spawn(process.execPath, args, { cwd, stdio: 'inherit', env: { ...process.env, ...env } })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new CliError(`${name} failed (see above).`)
}
