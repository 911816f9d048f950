import type { ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import type { Readable } from 'node:stream'
import { defaultDeployments } from '@superium/shared/contract'
import { startIsolatedProcess } from '../../../isolated-process/start-isolated-process'
import { copyContainer } from '../../verified-copy'
import { type SmokeStart, VERDICT_FD, type Verdict } from './smoke-messages'

/** Milliseconds after which a smoke render counts as hung. */
const LONGEST_MS = 30_000
/** Characters that a smoke render may write; what comes beyond ends it. */
const MOST_WRITTEN = 1_000_000

/** What is rendered, and a store that holds the release on trial and all that is live. */
type Smoke = Omit<SmokeStart, 'secret' | 'folder'> & { releasesDir: string }

/**
 * Evaluates a release and renders its pages in a isolated process of its own that ends with it. Resolves to whatever went
 * wrong, in words. The code on trial cannot write a verdict, and without one it has failed.
 */
export async function smokeRender({ releasesDir, ...start }: Smoke): Promise<string[]> {
  const { child, folder } = startIsolatedProcess(new URL('./smoke-render-process.ts', import.meta.url), [
    'pipe',
    'ignore',
    'ignore',
    'pipe',
  ])
  const secret = randomBytes(16).toString('hex')
  const hung = setTimeout(() => child.kill('SIGKILL'), LONGEST_MS)
  const ended = untilEnd(child)
  try {
    const problem = await copyAll(releasesDir, start, folder)
    if (problem !== undefined) return [`It cannot be started: ${problem}.`]
    // One that has ended already reads nothing.
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

/** What was written, once the process has ended, and why that is, should it have written no verdict. */
function untilEnd(child: ChildProcess): Promise<{ written: string; reason: string }> {
  let written = ''
  const output = child.stdio[VERDICT_FD] as Readable
  output.setEncoding('utf8').on('data', (text: string) => {
    written += text
    if (written.length > MOST_WRITTEN) child.kill('SIGKILL')
  })
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ written, reason: `It cannot be started: ${error.message}.` }))
    child.once('close', (code, signal) => {
      const hung = `Its code did not come to an end within ${LONGEST_MS / 1000} s of smoke rendering.`
      const exited = `Its code ended the process of the smoke render (code ${code}).`
      const reason = signal === 'SIGKILL' ? hung : exited
      resolve({ written, reason: written.length > MOST_WRITTEN ? 'Its code writes where the verdict stands.' : reason })
    })
  })
}

const verdictsIn = (written: string, secret: string): Verdict[] =>
  written
    .split('\n')
    .filter((line) => line.startsWith(secret))
    .map((line) => JSON.parse(line.slice(secret.length)) as Verdict)

/** Copies all releases of the site; answers what keeps the host or the release on trial from being copied. */
async function copyAll(releasesDir: string, { discovery, name }: Omit<Smoke, 'releasesDir'>, folder: string) {
  const problems = await Promise.all(
    defaultDeployments(discovery).map(async ({ extras: { superium } }) => {
      try {
        await copyContainer(releasesDir, discovery, superium.container, folder)
        return undefined
      } catch (error) {
        // What is live and damaged is not this release's fault: its pages are left to the browser.
        const matters = superium.name === name || superium.kind === 'host'
        return matters && error instanceof Error ? error.message : undefined
      }
    }),
  )
  return problems.find((problem) => problem !== undefined)
}
