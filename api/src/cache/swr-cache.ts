import { LRUCache } from 'lru-cache'

export interface SwrCacheOptions<T> {
  /** Milliseconds that a value is served without reloading it. */
  fresh: number
  /** Milliseconds that an expired value may be served while a new one loads. */
  stale: number
  /** The maximum number of entries; the least recently used are evicted first. */
  most: number
  /**
   * If loading fails with an error that `when` accepts, serves a value up to `ms` milliseconds old (RFC 5861,
   * stale-if-error). An error that `isGone` accepts discards the old value.
   */
  insteadOf?: { ms: number; when(error: unknown): boolean; isGone(error: unknown): boolean }
  /** Limits the total size of the entries; a value larger than `most` is not cached. */
  bytes?: { most: number; of(value: T): number }
  /** Called with the error of a failed background load, which no caller receives. */
  onError?: (error: unknown) => void
}

/** An in-process stale-while-revalidate cache. Concurrent reads of a key share one load. */
export interface SwrCache<T> {
  /**
   * The value of `key`. A value loaded under another `mark` is stale at any age; if it loads quickly, the call waits
   * for the new one. Rejects like `load`, unless `insteadOf` allows an old value.
   */
  get(key: string, load: () => Promise<T>, mark?: string): Promise<T>
  /**
   * Each value is loaded anew when it is next read, also one that is loading now; what was known may still be served
   * `insteadOf` an outage.
   */
  clear(): void
}

interface Entry<T> {
  value: T
  mark: string
  /**
   * When its load began, by `performance.now()`, which clock corrections do not affect; later changes may be missing.
   */
  at: number
  took: number
  /** Whether something has changed since. */
  isCleared?: boolean
  /** When the last attempt to replace this value failed, by `performance.now()`. */
  failedAt?: number | undefined
}

/** Milliseconds between a failed load and the next attempt, so that not every visitor waits for a timeout. */
const RETRY_PAUSE_MS = 1000

/**
 * A value that took `t` to load is not reloaded for `RELOAD_PAUSE_FACTOR * t`, so that reloads use at most a twentieth
 * of a core.
 */
const RELOAD_PAUSE_FACTOR = 20

/** The approximate overhead of an entry, without its key and value. */
const ENTRY_BYTES = 200

/** Callers wait for loads that take fewer milliseconds than this. */
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
  let clears = 0

  async function run(key: string, load: () => Promise<T>, mark: string): Promise<T> {
    const at = performance.now()
    const before = clears
    try {
      const value = await load()
      if (before === clears) entries.set(key, { value, mark, at, took: performance.now() - at })
      return value
    } catch (error) {
      if (insteadOf?.isGone(error)) entries.delete(key)
      throw error
    }
  }

  function start(key: string, load: () => Promise<T>, mark: string): Promise<T> {
    const pending = loading.get(key)
    if (pending) return pending
    const promise = run(key, load, mark).finally(() => loading.get(key) === promise && loading.delete(key))
    loading.set(key, promise)
    return promise
  }

  /** Loads a newer value; if that fails with an acceptable error, returns the old one. */
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
      if (entry.isCleared) return startOver(entry, key, load, mark)
      if (age >= fresh || entry.mark !== mark) {
        const pause = stale > 0 ? RELOAD_PAUSE_FACTOR * entry.took : 0
        const loadsQuickly = entry.mark !== mark && entry.took < QUICK_LOAD_MS
        if (loadsQuickly || age >= stale + pause) return startOver(entry, key, load, mark)
        if (age >= pause) start(key, load, mark).catch((error: unknown) => onError?.(error))
      }
      return entry.value
    },
    clear() {
      clears += 1
      loading.clear()
      if (insteadOf)
        for (const entry of entries.values()) Object.assign(entry, { isCleared: true, failedAt: undefined })
      else entries.clear()
    },
  }
}
