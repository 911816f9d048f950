import { totalmem } from 'node:os'
import { constrainedMemory } from 'node:process'

const MB = 2 ** 20

/** PostgreSQL's default. */
const LEAST_MB = 128

/** Enough for a small shop, and polite on a machine that somebody works on. */
const USUALLY_MOST_MB = 1024

/** The most that PostgreSQL's manual recommends. */
export const MOST_MB = 8192

/** The memory in bytes of this machine, or of the container that this process runs in. */
export function usableMemory(): number {
  const limit = constrainedMemory()
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem()
}

/**
 * PostgreSQL's settings for a machine with this many bytes of memory, as its manual recommends: a quarter for its own
 * cache, up to `mostMb`, the rest for the system's. Assumes an SSD, where random pages cost about the same as
 * sequential ones.
 */
export function memorySettings(bytes: number, mostMb = USUALLY_MOST_MB): Record<string, string> {
  const quarter = Math.floor(bytes / MB / 4)
  return {
    shared_buffers: `${Math.min(Math.max(quarter, LEAST_MB), mostMb)}MB`,
    effective_cache_size: `${Math.max(quarter * 3, LEAST_MB)}MB`,
    random_page_cost: '1.1',
  }
}
