import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

/** Before the tests of API and demo: starts the process of their database, which ends with this one. */
export default async function start() {
  const args = ['--import', 'tsx', join(import.meta.dirname, 'postgres-process.ts')]
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] })
  const failed = once(child, 'exit').then(() => {
    throw new Error('The database of the tests did not start (see above).')
  })
  const [line] = await Promise.race([once(createInterface(child.stdout), 'line'), failed])
  failed.catch(() => {})
  Object.assign(process.env, JSON.parse(line))
  globalThis.testDatabase = child
}
