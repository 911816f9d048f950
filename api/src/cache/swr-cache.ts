import { LRUCache } from 'lru-cache'

export interface SwrCacheOptions<T> {
  /** Milliseconds that a value is served without reloading it. */
  fresh: number
  /** Milliseconds that an expired value may be served while a new one loads. */
  stale: number
  /** Entries kept; the least recently used are evicted first. */
  most: number
  /** Bounds what the entries take together; a value larger than `most` is not kept. */
  bytes?: { most: number; of(value: T): number }
  /** Called when a load in the background fails. */
  onError?: (error: unknown) => void
}

/** An in-process stale-while-revalidate cache. Concurrent reads of a key share one load. */
export interface SwrCache<T> {
  /**
   * The value of `key`. A value loaded under another `mark` is stale at any age; if it loads quickly, the call waits for the
   * new one. Rejects as `load` does.
   */
  get(key: string, load: () => Promise<T>, mark?: string): Promise<T>
  clear(): void
}

interface Entry<T> {
  value: T
  mark: string
  /** When its load began, in milliseconds since 1970; later changes may be missing. */
  at: number
  took: number
}

/** A value that took `t` to load is not reloaded for `RELOAD_PAUSE_FACTOR * t`: reloading costs at most a twentieth of a core. */
const RELOAD_PAUSE_FACTOR = 20

/** About what an entry takes beside its key and value. */
const ENTRY_BYTES = 200

/** A load faster than this is waited for. */
const QUICK_LOAD_MS = 50

export function createSwrCache<T>({ fresh, stale, most, bytes, onError }: SwrCacheOptions<T>): SwrCache<T> {
  const entries = new LRUCache<string, Entry<T>>({
    max: most,
    ...(bytes && {
      maxSize: bytes.most,
      sizeCalculation: ({ value }, key) => bytes.of(value) + 2 * key.length + ENTRY_BYTES,
    }),
  })
  const loading = new Map<string, Promise<T>>()

  async function run(key: string, load: () => Promise<T>, mark: string): Promise<T> {
    const at = Date.now()
    try {
      const value = await load()
      entries.set(key, { value, mark, at, took: Date.now() - at })
      return value
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

  return {
    async get(key, load, mark = '') {
      const entry = entries.get(key)
      if (!entry) return start(key, load, mark)
      const age = Date.now() - entry.at
      if (age >= fresh || entry.mark !== mark) {
        const pause = stale > 0 ? RELOAD_PAUSE_FACTOR * entry.took : 0
        const loadsQuickly = entry.mark !== mark && entry.took < QUICK_LOAD_MS
        if (loadsQuickly || age >= stale + pause) return start(key, load, mark)
        if (age >= pause) start(key, load, mark).catch((error: unknown) => onError?.(error))
      }
      return entry.value
    },
    clear: () => entries.clear(),
  }
}
