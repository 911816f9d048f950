import { readFileSync } from 'node:fs'

/** Clock ticks per second in `/proc`, which Linux fixes for user space on all platforms. */
const TICKS = 100

/**
 * Milliseconds of processor time that a process has used, including its ended children. Needs Linux; throws if there is
 * no such process.
 */
export function processorTime(pid: number): number {
  return parseStat(readFileSync(`/proc/${pid}/stat`, 'utf8'))
}

/** The fields utime, stime, cutime and cstime of proc_pid_stat(5), in milliseconds. */
export function parseStat(stat: string): number {
  // The command may contain spaces and brackets, so fields are counted after the last bracket.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0)
  return (ticks * 1_000) / TICKS
}
