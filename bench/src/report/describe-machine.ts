import { execFileSync } from 'node:child_process'
import { cpus, loadavg, totalmem } from 'node:os'

/** The machine of a run; results of different machines cannot be compared. */
export interface Machine {
  processors: number
  model: string
  memoryMB: number
  /** Load average of the last minute at the start of the run. */
  load: number
  node: string
  commit: string
}

export function describeMachine(): Machine {
  const all = cpus()
  return {
    processors: all.length,
    model: all[0]?.model ?? 'unknown',
    memoryMB: Math.round(totalmem() / 1024 ** 2),
    load: loadavg()[0] ?? 0,
    node: process.version,
    commit: commit(),
  }
}

function commit(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], { stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim()
  } catch {
    return 'unknown'
  }
}
