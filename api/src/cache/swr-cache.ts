export interface SwrCacheOptions {
  /** Milliseconds that a value is served without reloading it. */
  fresh: number
  /** Milliseconds that an expired value may be served while a new one loads. */
  stale: number
  /** Entries kept; the least recently used are evicted first. */
  most: number
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

/** A value that took `t` to load is not reloaded for `REST * t`: reloading costs at most a twentieth of a core. */
const REST = 20

/** A load faster than this many milliseconds is waited for. */
const QUICK = 50

export function createSwrCache<T>({ fresh, stale, most, onError }: SwrCacheOptions): SwrCache<T> {
  const entries = new Map<string, Entry<T>>()
  const loading = new Map<string, Promise<T>>()

  async function run(key: string, load: () => Promise<T>, mark: string): Promise<T> {
    const at = Date.now()
    try {
      const value = await load()
      entries.delete(key)
      entries.set(key, { value, mark, at, took: Date.now() - at })
      for (const oldest of entries.keys()) {
        if (entries.size <= most) break
        entries.delete(oldest)
      }
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
        const rest = stale > 0 ? REST * entry.took : 0
        const loadsQuickly = entry.mark !== mark && entry.took < QUICK
        if (loadsQuickly || age >= stale + rest) return start(key, load, mark)
        if (age >= rest) start(key, load, mark).catch((error: unknown) => onError?.(error))
      }
      entries.delete(key)
      entries.set(key, entry)
      return entry.value
    },
    clear: () => entries.clear(),
  }
}
