import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { CliError } from '../cli-error'

/** Runs a program to its end. Throws `CliError` with its output when it fails. */
export async function runProgram(
  what: string,
  [program = '', ...args]: string[],
  { dir, env, shell = false }: { dir: string; env: Record<string, string>; shell?: boolean },
): Promise<void> {
  const child = spawn(program, args, {
    cwd: dir,
    shell,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...withoutTokens(process.env), ...env },
  })
  const ended = once(child, 'close').catch((error: Error) => [error.message])
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  if (code !== 0) throw new CliError(`${what} failed:\n${out}${err}${typeof code === 'string' ? code : ''}`)
}

/** Tests and builds run the code of many packages, none of which needs to release anything. */
const withoutTokens = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !name.startsWith('SUPERIUM_') || !name.includes('TOKEN')))
