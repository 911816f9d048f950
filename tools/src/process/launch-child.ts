import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, existsSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A process of the local site. */
export interface ChildPlan {
  /** `api`, `edge`, `auth` …; its log is `<logs>/<name>.log`. */
  name: string
  /** The program; Node by default. */
  command?: string
  args: string[]
  /** Its environment variables, in addition to `PASSED_ON`. */
  env: Record<string, string | undefined>
}

/** The environment variables that every child inherits. */
const PASSED_ON = [
  'PATH',
  'HOME',
  'TMPDIR',
  'LANG',
  'LC_ALL',
  'TZ',
  'NODE_OPTIONS',
  'NODE_EXTRA_CA_CERTS',
  'XDG_CACHE_HOME',
]

/** Starts a child as the leader of its own process group and writes its output to its log (`append` on a restart). */
export function launchChild(
  { name, command, args, env }: ChildPlan,
  root: string,
  logs: string,
  append = false,
): ChildProcess {
  mkdirSync(logs, { recursive: true })
  const log = openSync(logPath(logs, name), append ? 'a' : 'w', 0o600)
  const passedOn = Object.fromEntries(PASSED_ON.map((key) => [key, process.env[key]]))
  const child = spawn(command ?? process.execPath, args, {
    cwd: root,
    detached: true,
    stdio: ['ignore', log, log],
    env: { ...passedOn, ...env },
  })
  closeSync(log)
  return child
}

/** The last lines of a child's log without stack frames, because the reason is above them. */
export function lastLines(logs: string, name: string, count = 12): string {
  const path = logPath(logs, name)
  const lines = existsSync(path) ? readFileSync(path, 'utf8').trimEnd().split('\n') : []
  return lines
    .filter((line) => !/^\s+at /.test(line))
    .slice(-count)
    .join('\n')
}

/** The log file of a child's output. */
export function logPath(logs: string, name: string): string {
  return join(logs, `${name}.log`)
}
