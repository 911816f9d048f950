import { type ChildProcess, spawn } from 'node:child_process'
import type { Socket } from 'node:net'

/**
 * Reads one line per change, `<pid>:<letters of its folder> …`. Its input ends when the writing process dies, for
 * whatever reason; then it acts on the last line. `$1` is the folders' path without these letters.
 */
const SCRIPT = `
while read -r line; do last=$line; done
for one in $last; do
  kill -9 "\${one%%:*}"
  rm -rf "$1\${one#*:}"
done`

let guard: ChildProcess | undefined

/**
 * Ends isolated processes and removes their folders when this process dies without a chance to do so (`SIGKILL`, out of
 * memory). A renderer in an endless loop never notices that its parent is gone, and would occupy a core forever.
 * `folders`, by process id, begin with `prefix`. Does nothing on Windows, which has no such shell.
 */
export function guardOrphans(prefix: string, folders: ReadonlyMap<number, string>): void {
  if (process.platform === 'win32') return
  if (!guard || guard.exitCode !== null || guard.signalCode !== null) {
    if (folders.size === 0) return
    // A separate process group, so that Ctrl+C does not end it before this process.
    guard = spawn('/bin/sh', ['-c', SCRIPT, 'sh', prefix], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] })
    guard.on('error', () => {})
    guard.stdin?.on('error', () => {})
    guard.unref()
    ;(guard.stdin as Socket | null)?.unref()
  }
  const line = [...folders].map(([pid, folder]) => `${pid}:${folder.slice(prefix.length)}`).join(' ')
  guard.stdin?.write(`${line}\n`)
}
