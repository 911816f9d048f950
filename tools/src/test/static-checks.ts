import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import type { Progress } from '../progress/progress'
import { holds, type Outcome } from './outcome'

/** Runs Biome on everything, checks the lock's entries for other platforms, and the API's OpenAPI document. */
export async function lint(progress: Progress): Promise<Outcome> {
  const biome = await check(progress, ['node_modules/@biomejs/biome/bin/biome', 'check', '.'])
  const lock = await check(progress, ['tools/complete-lock.mjs', '--check'])
  const openApi = await check(progress, ['--import', 'tsx', 'tools/openapi/check-rules.ts'])
  return holds(biome && lock && openApi)
}

/** Type-checks each workspace. */
export const types = async (progress: Progress): Promise<Outcome> =>
  holds(await check(progress, ['tools/check-types.mjs']))

/** Checks the import rules between packages. */
export const borders = async (progress: Progress): Promise<Outcome> =>
  holds(await check(progress, ['--import', 'tsx', 'tools/src/borders/check-borders.ts']))

/** Runs a script; prints what it says only if it fails. */
async function check(progress: Progress, args: string[]): Promise<boolean> {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  if (code !== 0) progress.say(`${out}${err}`.trimEnd())
  return code === 0
}
