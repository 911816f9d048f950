import { writeSync } from 'node:fs'
import { isNativeError } from 'node:util/types'

const STANDARD_OUTPUT = 1
const WARNING = 40

/** Where a log's lines go; `write` never throws. */
export interface LogOutput {
  write(line: string): void
}

/**
 * Writes a log's lines to a file descriptor. Lines that cannot be written, because the disk is full or nobody reads, are dropped and
 * counted, since a shop without a log sells, and one that ends for its log does not. The first line that succeeds tells how many.
 */
export function logOutput(descriptor = STANDARD_OUTPUT): LogOutput {
  let lost = 0
  let code = ''

  function tryToWrite(text: string): boolean {
    try {
      for (let rest = Buffer.from(text); rest.length > 0; ) rest = rest.subarray(writeSync(descriptor, rest))
      return true
    } catch (error) {
      code = isNativeError(error) && 'code' in error ? String(error.code) : ''
      return false
    }
  }

  return {
    write(line) {
      if (lost > 0) {
        const msg = `${lost} lines of this log could not be written (${code})`
        if (tryToWrite(`\n${JSON.stringify({ level: WARNING, time: Date.now(), pid: process.pid, msg })}\n`)) lost = 0
      }
      if (lost > 0 || !tryToWrite(line)) lost += 1
    },
  }
}
