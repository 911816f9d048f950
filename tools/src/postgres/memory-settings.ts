import { totalmem } from 'node:os'
import { constrainedMemory } from 'node:process'

const MB = 2 ** 20

/** What PostgreSQL has by default, and the most that its manual finds useful. */
const [LEAST_MB, MOST_MB] = [128, 8192]

/** Bytes of memory of this machine, or of the container that this process runs in. */
export function usableMemory(): number {
  const limit = constrainedMemory()
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem()
}

/**
 * PostgreSQL's settings for so many bytes of memory, as its manual advises: a quarter for its own cache, of which a small shop
 * touches little, and the rest of the system's. Files are taken to lie on an SSD, where a page anywhere costs about the same.
 */
export function memorySettings(bytes: number): Record<string, string> {
  const quarter = Math.floor(bytes / MB / 4)
  return {
    shared_buffers: `${Math.min(Math.max(quarter, LEAST_MB), MOST_MB)}MB`,
    effective_cache_size: `${Math.max(quarter * 3, LEAST_MB)}MB`,
    random_page_cost: '1.1',
  }
}
