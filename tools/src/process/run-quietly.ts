import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { CliError } from '../cli-error'
import type { ChildPlan } from './launch-child'

/** Runs a process to its end. Throws `CliError` with its output if it fails. */
export async function runQuietly({ name, args, env }: ChildPlan, cwd: string): Promise<void> {
  const child = spawn(process.execPath, args, {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  })
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  if (code !== 0) throw new CliError(`${name} failed:\n${out}${err}`)
}
