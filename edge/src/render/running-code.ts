import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { fstatSync, openSync, readSync, unlinkSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The file descriptor of a renderer's note. */
export const NOTE_FD = 4
const BYTES = 128

/** The code that a renderer runs: the request's id, and the remote whose code began last (empty for the shell's). */
export interface RunningCode {
  id: string
  remote: string
}

/**
 * Opens an unnamed file in which a renderer notes whose code it runs. This server can read it while the process is
 * blocked and after it has died; writing costs a few microseconds per page.
 */
export function openNote(): number {
  const path = join(tmpdir(), `superium-note-${randomUUID()}`)
  const fd = openSync(path, 'wx+', 0o600)
  unlinkSync(path)
  return fd
}

/** The note that a renderer wrote last; undefined when there is none. Code of a release may write anything there. */
export function readNote(fd: number): RunningCode | undefined {
  const buffer = Buffer.alloc(BYTES)
  readSync(fd, buffer, 0, BYTES, 0)
  const [, id, remote] = /^(\d+) ([\w-]*) /.exec(buffer.toString('latin1')) ?? []
  return id === undefined || remote === undefined ? undefined : { id, remote }
}

/** Whether a release has written more than a note, which would fill the disk. */
export const isNoteTooLong = (fd: number): boolean => fstatSync(fd).size > BYTES

/** Notes, inside a renderer, whose code runs next. */
export interface CodeNotes {
  /** Runs the work of one request. */
  request<T>(id: string, work: () => Promise<T>): Promise<T>
  /** Notes that this remote's code runs next, for the current request. */
  enter(remote: string): void
  /** Waits for an API call and then notes the remote that made it, whose code runs next. */
  resume<T>(call: Promise<T>): Promise<T>
  /** The remote whose code began last in the current request; empty for the shell's. */
  remote(): string
}

export function createCodeNotes(fd: number = NOTE_FD): CodeNotes {
  const requests = new AsyncLocalStorage<RunningCode>()
  const buffer = Buffer.alloc(BYTES)
  // Saved before a release's code runs, which could replace it.
  const write = writeSync
  let written = ''

  const note = (running: RunningCode | undefined, remote: string): void => {
    if (!running) return
    running.remote = remote
    const text = `${running.id} ${remote} `
    if (text === written) return
    written = text
    buffer.fill(0)
    buffer.write(text, 'latin1')
    write(fd, buffer, 0, BYTES, 0)
  }

  return {
    request: (id, work) =>
      requests.run({ id, remote: '' }, () => {
        note(requests.getStore(), '')
        return work()
      }),
    enter: (remote) => note(requests.getStore(), remote),
    async resume(call) {
      const running = requests.getStore()
      const remote = running?.remote ?? ''
      try {
        return await call
      } finally {
        note(running, remote)
      }
    },
    remote: () => requests.getStore()?.remote ?? '',
  }
}
