import type { ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import type { Readable } from 'node:stream'
import { defaultDeployments } from '@superium/shared/contract'
import { startIsolatedProcess } from '../../../isolated-process/start-isolated-process'
import { copyContainer } from '../../copy-verified-server-build'
import { type SmokeStart, VERDICT_FD, type Verdict } from './smoke-messages'

/** A smoke render that takes longer counts as hung. */
const TIMEOUT_MS = 30_000
/** Output beyond this length ends the smoke render. */
const MAX_OUTPUT_CHARACTERS = 1_000_000

/** What to render, and the folder of a store with the release and everything that is live. */
type Smoke = Omit<SmokeStart, 'secret' | 'folder'> & { releasesDir: string }

/**
 * Evaluates a release and renders its pages in an isolated process. Resolves to all failures. The release's code cannot
 * forge a verdict, and a missing verdict is a failure.
 */
export async function smokeRender({ releasesDir, ...start }: Smoke): Promise<string[]> {
  const { child, folder } = startIsolatedProcess(new URL('./smoke-render-process.ts', import.meta.url), [
    'pipe',
    'ignore',
    'ignore',
    'pipe',
  ])
  const secret = randomBytes(16).toString('hex')
  const hung = setTimeout(() => child.kill('SIGKILL'), TIMEOUT_MS)
  const ended = untilEnd(child)
  try {
    const problem = await copyAll(releasesDir, start, folder)
    if (problem !== undefined) return [`It cannot be started: ${problem}.`]
    // A process that has already ended closes its input.
    child.stdin?.on('error', () => {})
    child.stdin?.end(JSON.stringify({ ...start, secret, folder } satisfies SmokeStart))
    const { written, reason } = await ended
    const verdicts = verdictsIn(written, secret)
    const failures = verdicts.filter((verdict) => verdict !== true)
    return verdicts.includes(true) ? failures : [...failures, reason]
  } finally {
    clearTimeout(hung)
    child.kill('SIGKILL')
  }
}

/** Resolves when the process has ended, to its output and the reason to report when there is no verdict. */
function untilEnd(child: ChildProcess): Promise<{ written: string; reason: string }> {
  let written = ''
  const output = child.stdio[VERDICT_FD] as Readable
  output.setEncoding('utf8').on('data', (text: string) => {
    written += text
    if (written.length > MAX_OUTPUT_CHARACTERS) child.kill('SIGKILL')
  })
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ written, reason: `It cannot be started: ${error.message}.` }))
    child.once('close', (code, signal) => {
      const hung = `The smoke render did not end within ${TIMEOUT_MS / 1000} s.`
      const exited = `Its code ended the smoke render's process (exit code ${code}).`
      const reason = signal === 'SIGKILL' ? hung : exited
      resolve({
        written,
        reason: written.length > MAX_OUTPUT_CHARACTERS ? 'Its code wrote to the channel of the verdict.' : reason,
      })
    })
  })
}

const verdictsIn = (written: string, secret: string): Verdict[] =>
  written
    .split('\n')
    .filter((line) => line.startsWith(secret))
    .map((line) => JSON.parse(line.slice(secret.length)) as Verdict)

/** Copies all releases of the site; resolves to the problem when the host or the release itself cannot be copied. */
async function copyAll(releasesDir: string, { discovery, name }: Omit<Smoke, 'releasesDir'>, folder: string) {
  const problems = await Promise.all(
    defaultDeployments(discovery).map(async ({ extras: { superium } }) => {
      try {
        await copyContainer(releasesDir, discovery, superium.container, folder)
        return undefined
      } catch (error) {
        // A damaged live release is not this release's fault.
        const matters = superium.name === name || superium.kind === 'host'
        return matters && error instanceof Error ? error.message : undefined
      }
    }),
  )
  return problems.find((problem) => problem !== undefined)
}
