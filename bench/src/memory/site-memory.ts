import { readFileSync } from 'node:fs'
import { descendants, type Process } from '../processes/processes'
import { parsePss } from './parse-pss'

/** Memory of one process, in bytes. */
export interface ProcessMemory {
  command: string
  bytes: number
}

/** PostgreSQL's server, and its children with titles such as `postgres: checkpointer`. */
const POSTGRES = /^(?:\S*\/)?postgres(?::| |$)/

/** The memory of a process and all its descendants, without PostgreSQL's. */
export function siteMemory(
  processes: readonly Process[],
  pid: number,
  bytesOf: (process: Process) => number = proportionalBytes,
): ProcessMemory[] {
  const root = processes.filter((one) => one.pid === pid)
  return [...root, ...descendants(processes, pid)]
    .filter(({ command }) => !POSTGRES.test(command))
    .map((one) => ({ command: one.command, bytes: bytesOf(one) }))
}

/** Memory shared by several processes counts once in total; without `/proc`, it counts for each of them. */
function proportionalBytes({ pid, memory }: Process): number {
  try {
    return parsePss(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? memory
  } catch {
    return memory
  }
}
