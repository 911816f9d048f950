import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'

/** A process of this machine. */
export interface Process {
  pid: number
  parent: number
  /** Resident set size in bytes. */
  memory: number
  command: string
}

/** All processes, from `/proc` or else from `ps`. Throws if neither exists. */
export function allProcesses(): Process[] {
  return existsSync('/proc/self/status') ? fromProc() : fromPs()
}

function fromProc(): Process[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const status = readFileSync(`/proc/${name}/status`, 'utf8')
        const field = (key: string): number => Number(new RegExp(`^${key}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0)
        const command = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ')
        return [{ pid: Number(name), parent: field('PPid'), memory: field('VmRSS') * 1_024, command }]
      } catch {
        return []
      }
    })
}

function fromPs(): Process[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss=,args=']).toString().trim().split('\n')
  return lines.map((line) => {
    const [pid = '', parent = '', kilobytes = '', ...command] = line.trim().split(/\s+/)
    return { pid: Number(pid), parent: Number(parent), memory: Number(kilobytes) * 1_024, command: command.join(' ') }
  })
}

/** All descendants of a process. */
export function descendants(all: readonly Process[], pid: number): Process[] {
  const children = all.filter(({ parent }) => parent === pid)
  return children.flatMap((child) => [child, ...descendants(all, child.pid)])
}
