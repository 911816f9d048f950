/** Where a log's lines go; `write` never throws. */
export interface LogOutput {
  write(line: string): void
}

/**
 * Writes as many of the bytes as it can, at least one, and returns how many; throws an error with a `code`, as
 * `fs.writeSync` does.
 */
type WriteSome = (bytes: Uint8Array) => number

const WARNING = 40

/**
 * Writes the lines of a server's log. Lines that cannot be written, because the disk is full or nobody reads, are
 * dropped and counted, because the shop must not stop for its log. The first line that succeeds reports how many.
 */
export function logOutput(writeSome: WriteSome, pid: number): LogOutput {
  let lost = 0
  let code = ''

  function tryToWrite(text: string): boolean {
    try {
      for (let rest = new TextEncoder().encode(text); rest.length > 0; ) rest = rest.subarray(writeSome(rest))
      return true
    } catch (error) {
      code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''
      return false
    }
  }

  return {
    write(line) {
      if (lost > 0) {
        const msg = `${lost} lines of this log could not be written (${code})`
        if (tryToWrite(`\n${JSON.stringify({ level: WARNING, time: Date.now(), pid, msg })}\n`)) lost = 0
      }
      if (lost > 0 || !tryToWrite(line)) lost += 1
    },
  }
}
