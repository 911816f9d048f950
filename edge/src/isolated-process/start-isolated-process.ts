import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundleProgram } from './bundle-program'
import { guardOrphans } from './orphan-guard'

const known = process.allowedNodeEnvironmentFlags

/**
 * Node's permission model, by the name that it has in this version: `--permission` since 22.13 and 23.5. Since 25 it covers
 * the network as a whole, which pages need for their data; `reachOnlyApi` bounds it.
 */
const PERMISSIONS = [
  known.has('--permission') ? '--permission' : '--experimental-permission',
  ...(known.has('--allow-net') ? ['--allow-net'] : []),
  '--disable-warning=ExperimentalWarning',
]

/**
 * Megabytes that V8's young generation may grow to. A page leaves mostly garbage, and the less often V8 collects it, the
 * less is still alive: with its default of 16 a page under load takes a tenth more processor time.
 */
const YOUNG_MB = 32

/**
 * Megabytes that V8's old generation may grow to; code that takes more ends its process. V8's own limit is a quarter of the
 * machine's memory, up to 4 GB. A renderer is replaced before, at 400 MB.
 */
const OLD_MB = 512

/** Processes that may still run when this one ends, by their folders. */
const running = new Map<string, ChildProcess>()

/** On Node 24 `rmSync` stops, without an error, when a process removes its socket from the folder at the same time. */
function removeFolder(folder: string): void {
  for (let tries = 0; tries < 10 && existsSync(folder); tries += 1) rmSync(folder, { recursive: true, force: true })
}

process.once('exit', () => {
  for (const child of running.values()) child.kill('SIGKILL')
  for (const folder of running.keys()) removeFolder(folder)
})

/** A process that runs code of releases. */
export interface IsolatedProcess {
  child: ChildProcess
  /** The only folder that it may read; it may write nowhere. It is removed when the process ends. */
  folder: string
}

/**
 * Starts a TypeScript program in a process for code that is not the site's own. It has no environment, reads one
 * folder, writes nothing, and starts no process, thread or native code; `disableSignals` and `reachOnlyApi` remove
 * signals and other network access.
 */
export function startIsolatedProcess(entry: URL, stdio: StdioOptions): IsolatedProcess {
  const prefix = join(realpathSync(tmpdir()), 'superium-isolated-')
  const folder = mkdtempSync(prefix)
  const program = join(folder, 'program.mjs')
  writeFileSync(program, bundleProgram(entry), { mode: 0o400 })
  const flags = [...PERMISSIONS, `--max-semi-space-size=${YOUNG_MB}`, `--max-old-space-size=${OLD_MB}`]
  const child = spawn(process.execPath, [...flags, `--allow-fs-read=${join(folder, '*')}`, program], {
    cwd: folder,
    env: { NODE_ENV: 'production' },
    stdio,
  })
  const guard = (): void =>
    guardOrphans(prefix, new Map([...running].flatMap(([path, { pid }]) => (pid === undefined ? [] : [[pid, path]]))))
  running.set(folder, child)
  guard()
  const clear = (): void => {
    running.delete(folder)
    guard()
    removeFolder(folder)
  }
  child.once('exit', clear)
  child.once('error', clear)
  return { child, folder }
}
