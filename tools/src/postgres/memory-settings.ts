import { totalmem } from 'node:os'
import { constrainedMemory } from 'node:process'

const MB = 2 ** 20

/** PostgreSQL's default, and the most that its manual recommends. */
const [LEAST_MB, MOST_MB] = [128, 8192]

/** The memory in bytes of this machine, or of the container that this process runs in. */
export function usableMemory(): number {
  const limit = constrainedMemory()
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem()
}

/**
 * PostgreSQL's settings for a machine with this many bytes of memory, as its manual recommends: a quarter for its own
 * cache (a small shop touches little of it), the rest for the system's. Assumes an SSD, where random pages cost about
 * the same as sequential ones.
 */
export function memorySettings(bytes: number): Record<string, string> {
  const quarter = Math.floor(bytes / MB / 4)
  return {
    shared_buffers: `${Math.min(Math.max(quarter, LEAST_MB), MOST_MB)}MB`,
    effective_cache_size: `${Math.max(quarter * 3, LEAST_MB)}MB`,
    random_page_cost: '1.1',
  }
}
