import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/** Identifies a process even when the system gives its number to another one later. */
export interface ProcessIdentity {
  pid: number
  /** When it started, in the system's own terms (boot and ticks on Linux, `ps` elsewhere). */
  started: string
}

/** The identity of a living process, or undefined when there is none of that number. */
export function identify(pid: number): ProcessIdentity | undefined {
  const started = existsSync('/proc/self/stat') ? startedOnLinux(pid) : startedByPs(pid)
  return started === undefined ? undefined : { pid, started }
}

/** Whether exactly this process still lives. */
export function isAlive({ pid, started }: ProcessIdentity): boolean {
  return identify(pid)?.started === started
}

function startedOnLinux(pid: number): string | undefined {
  try {
    // The name in brackets may contain spaces, so fields are counted from the last bracket: 1 is the state, 20 the start.
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
