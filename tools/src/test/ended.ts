import type { ChildProcess } from 'node:child_process'

/** Resolves to the exit code when a process has ended; 1 after a signal. */
export function ended(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once('close', (code) => resolve(code ?? 1))
    child.once('error', (error) => (error.name === 'AbortError' ? resolve(1) : reject(error)))
  })
}
