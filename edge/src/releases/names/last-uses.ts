import { LRUCache } from 'lru-cache'
import type { Notes } from '../store/release-store'

const MINUTE_MS = 60_000
const MAX_TOKENS = 10_000

/** When tokens were last used, to the minute. */
export interface LastUses {
  /** Notes that a token is used now; the request does not wait for it. */
  used(id: string): void
  /** ISO time of the last use; null when the token was never used. */
  of(id: string): Promise<string | null>
}

/** Writes one note per token and minute. A note that cannot be written is lost: the next use writes another. */
export function createLastUses(notes: Notes, warn: (message: string) => void, now = Date.now): LastUses {
  const written = new LRUCache<string, number>({ max: MAX_TOKENS })
  return {
    used(id) {
      const at = now()
      // The absolute difference makes it write again after the clock was set back.
      if (Math.abs(at - (written.get(id) ?? Number.NEGATIVE_INFINITY)) < MINUTE_MS) return
      written.set(id, at)
      notes.write(id, new Date(at).toISOString()).catch((error: Error) => {
        written.delete(id)
        warn(`the last use of the token ${id} was not noted: ${error.message}`)
      })
    },
    async of(id) {
      const text = await notes.read(id)
      return text !== undefined && Number.isFinite(Date.parse(text)) ? new Date(text).toISOString() : null
    },
  }
}
