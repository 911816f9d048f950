import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { freePort } from '../../../tools/src/process/free-port'
import { addressOf } from './address-of'

/** The time limit of a start; the first one builds everything and fills the database. */
const LONGEST_START_MS = 600_000

/** A site that `npm start` runs. */
export interface StartedSite {
  address: string
  /** The pid of npm; all processes of the site descend from it. */
  pid: number
  /** Seconds from the start of npm to the last line that it printed. */
  seconds: number
  stop(): Promise<void>
}

/** Runs `npm start` on free ports with a separate data folder. Rejects if it ends before the site is up. */
export async function npmStart(root: string, data: string, opened: (stop: () => Promise<void>) => void) {
  const [site, api, database, auth] = await Promise.all(Array.from({ length: 4 }, () => freePort()))
  const started = performance.now()
  const child = spawn('npm', ['--silent', 'start'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      SUPERIUM_PORT: String(site),
      SUPERIUM_API_PORT: String(api),
      SUPERIUM_DB_PORT: String(database),
      SUPERIUM_AUTH_PORT: String(auth),
      SUPERIUM_DATA: data,
    },
  })
  const stop = () => stopChild(child)
  opened(stop)
  const address = await lastLine(child)
  const seconds = (performance.now() - started) / 1_000
  return { address, pid: child.pid ?? 0, seconds, stop } satisfies StartedSite
}

async function lastLine({ stdout }: ChildProcess): Promise<string> {
  if (!stdout) throw new Error('npm start has no output.')
  const printed: string[] = []
  const limit = AbortSignal.timeout(LONGEST_START_MS)
  const lines = createInterface({ input: stdout, signal: limit })
  for await (const line of lines) {
    const address = addressOf(line)
    if (address) {
      // Reads the remaining output, because a full pipe would block the site.
      stdout.resume()
      return address
    }
    printed.push(line)
  }
  const reason = limit.aborted ? `took longer than ${LONGEST_START_MS / 1_000} s` : 'ended before the site was up'
  throw new Error(`npm start ${reason}:\n${printed.slice(-12).join('\n')}`)
}

async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  // npm exits before the supervisor, which keeps the output open until the site has stopped.
  const closed = once(child, 'close')
  child.kill('SIGTERM')
  await closed
}
