import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/** Identifies a process even if the system later reuses its pid. */
export interface ProcessIdentity {
  pid: number
  /** Its start time in the system's own units (boot id and ticks on Linux, `ps` elsewhere). */
  started: string
}

/** The identity of a running process; undefined if there is none with this pid. */
export function identify(pid: number): ProcessIdentity | undefined {
  const started = existsSync('/proc/self/stat') ? startedOnLinux(pid) : startedByPs(pid)
  return started === undefined ? undefined : { pid, started }
}

/** Whether exactly this process still runs. */
export function isAlive({ pid, started }: ProcessIdentity): boolean {
  return identify(pid)?.started === started
}

function startedOnLinux(pid: number): string | undefined {
  try {
    // The name in brackets may contain spaces, so fields are counted after the last bracket: the first is the state,
    // the 20th the start time.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    const isDead = fields[0] === 'Z' || fields[0] === 'X'
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    return isDead ? undefined : `${boot} ${fields[19]}`
  } catch {
    return undefined
  }
}

function startedByPs(pid: number): string | undefined {
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim()
  } catch {
    return undefined
  }
}
