import { LRUCache } from 'lru-cache'

export interface SwrCacheOptions<T> {
  /** Milliseconds that a value is served without reloading it. */
  fresh: number
  /** Milliseconds that an expired value may be served while a new one loads. */
  stale: number
  /** Entries kept; the least recently used are evicted first. */
  most: number
  /**
   * Serves a value of at most `ms` milliseconds in place of an error of loading that `when` accepts (RFC 5861, stale-if-error).
   * After an error that `isGone` accepts, the old value is not served any more.
   */
  insteadOf?: { ms: number; when(error: unknown): boolean; isGone(error: unknown): boolean }
  /** Bounds what the entries take together; a value larger than `most` is not kept. */
  bytes?: { most: number; of(value: T): number }
  /** Called when a load fails whose error no caller gets. */
  onError?: (error: unknown) => void
}

/** An in-process stale-while-revalidate cache. Concurrent reads of a key share one load. */
export interface SwrCache<T> {
  /**
   * The value of `key`. A value loaded under another `mark` is stale at any age; if it loads quickly, the call waits for the
   * new one. Rejects as `load` does, unless `insteadOf` allows an old value.
   */
  get(key: string, load: () => Promise<T>, mark?: string): Promise<T>
  clear(): void
}

interface Entry<T> {
  value: T
  mark: string
  /** When its load began, by `performance.now()`, which a corrected clock does not move; later changes may be missing. */
  at: number
  took: number
  /** When loading a newer one failed in such a way that this one is served, by `performance.now()`. */
  failedAt?: number
}

/** Milliseconds after a failure before a load is tried again: visitors do not each wait for a time-out. */
const RETRY_PAUSE_MS = 1000

/** A value that took `t` to load is not reloaded for `RELOAD_PAUSE_FACTOR * t`: reloading costs at most a twentieth of a core. */
const RELOAD_PAUSE_FACTOR = 20

/** About what an entry takes beside its key and value. */
const ENTRY_BYTES = 200

/** A load faster than this is waited for. */
const QUICK_LOAD_MS = 50

export function createSwrCache<T>({ fresh, stale, most, insteadOf, bytes, onError }: SwrCacheOptions<T>): SwrCache<T> {
  const entries = new LRUCache<string, Entry<T>>({
    max: most,
    ...(bytes && {
      maxSize: bytes.most,
      sizeCalculation: ({ value }, key) => bytes.of(value) + 2 * key.length + ENTRY_BYTES,
    }),
  })
  const loading = new Map<string, Promise<T>>()

  async function run(key: string, load: () => Promise<T>, mark: string): Promise<T> {
    const at = performance.now()
    try {
      const value = await load()
      entries.set(key, { value, mark, at, took: performance.now() - at })
      return value
    } catch (error) {
      if (insteadOf?.isGone(error)) entries.delete(key)
      throw error
    } finally {
      loading.delete(key)
    }
  }

  function start(key: string, load: () => Promise<T>, mark: string): Promise<T> {
    const pending = loading.get(key)
    if (pending) return pending
    const promise = run(key, load, mark)
    loading.set(key, promise)
    return promise
  }

  /** Loads a newer value than `entry`, which takes its place when that fails in such a way. */
  async function startOver(entry: Entry<T>, key: string, load: () => Promise<T>, mark: string): Promise<T> {
    const maySave = insteadOf && performance.now() - entry.at < insteadOf.ms
    if (maySave && entry.failedAt !== undefined && performance.now() - entry.failedAt < RETRY_PAUSE_MS)
      return entry.value
    try {
      return await start(key, load, mark)
    } catch (error) {
      if (!maySave || !insteadOf.when(error)) throw error
      entry.failedAt = performance.now()
      onError?.(error)
      return entry.value
    }
  }

  return {
    async get(key, load, mark = '') {
      const entry = entries.get(key)
      if (!entry) return start(key, load, mark)
      const age = performance.now() - entry.at
      if (age >= fresh || entry.mark !== mark) {
        const pause = stale > 0 ? RELOAD_PAUSE_FACTOR * entry.took : 0
        const loadsQuickly = entry.mark !== mark && entry.took < QUICK_LOAD_MS
        if (loadsQuickly || age >= stale + pause) return startOver(entry, key, load, mark)
        if (age >= pause) start(key, load, mark).catch((error: unknown) => onError?.(error))
      }
      return entry.value
    },
    clear: () => entries.clear(),
  }
}
