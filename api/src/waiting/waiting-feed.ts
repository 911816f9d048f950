import { runEvery, type Schedule } from '../schedule/run-every'
import type { Waiting } from './schema'

/** How often the counts are read while somebody watches. */
const READ_EVERY_MS = 1000

type Listener = (waiting: Waiting) => void

/** The counts of what waits, read once per process however many watch. */
export interface WaitingFeed {
  /** Calls the listener with the counts now and whenever they change; returns what ends that. */
  watch(listener: Listener): () => void
  stop(): Promise<void>
}

/**
 * Reads the counts every second while somebody watches. Reading, instead of a notification by the writer, makes no order wait for
 * a lock, and finds what any other process wrote; a failed read is repeated by the next one.
 */
export function createWaitingFeed(
  read: () => Promise<Waiting>,
  onError: (error: unknown) => void,
  everyMs = READ_EVERY_MS,
): WaitingFeed {
  const listeners = new Set<Listener>()
  let last: Waiting | undefined
  let schedule: Schedule | undefined

  async function readOnce(): Promise<void> {
    const now = await read()
    if (last && JSON.stringify(now) === JSON.stringify(last)) return
    last = now
    for (const listener of listeners) listener(now)
  }

  return {
    watch(listener) {
      listeners.add(listener)
      if (last) listener(last)
      schedule ??= runEvery(everyMs, readOnce, onError)
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        void schedule?.stop()
        schedule = undefined
        last = undefined
      }
    },
    async stop() {
      await schedule?.stop()
    },
  }
}
