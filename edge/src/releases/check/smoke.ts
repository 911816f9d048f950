import { fork } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { SmokeResult, SmokeStart } from './smoke-messages'

/** Milliseconds after which a smoke render counts as hung. */
const LONGEST_MS = 30_000

/**
 * Evaluates a release and renders its pages in a process of its own, without environment, that ends with it. Resolves to
 * what went wrong, in words.
 */
export async function smokeRender(start: Omit<SmokeStart, 'folder'>): Promise<SmokeResult> {
  const folder = await mkdtemp(join(tmpdir(), 'superium-smoke-'))
  const child = fork(fileURLToPath(new URL('./smoke-child.ts', import.meta.url)), {
    env: { NODE_ENV: 'production' },
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const hung = setTimeout(() => child.kill('SIGKILL'), LONGEST_MS)
  try {
    return await new Promise<SmokeResult>((resolve) => {
      child.once('message', (result: SmokeResult) => resolve(result))
      child.once('error', (error) => resolve([`The smoke render could not be started: ${error.message}.`]))
      child.once('exit', (code, signal) =>
        resolve([
          signal === 'SIGKILL'
            ? `Its code did not come to an end within ${LONGEST_MS / 1000} s of smoke rendering.`
            : `Its code ended the process of the smoke render (code ${code}).`,
        ]),
      )
      child.send({ ...start, folder } satisfies SmokeStart)
    })
  } finally {
    clearTimeout(hung)
    child.kill('SIGKILL')
    await rm(folder, { recursive: true, force: true })
  }
}
