export interface SwrCacheOptions {
  /** Milliseconds that a value is given out without a question. */
  fresh: number
  /** Milliseconds that a value may still be given out while a new one is fetched. */
  stale: number
  /** Entries kept; the longest unused go first. */
  most: number
  /** Hears what fails while an old value is being given out. */
  onError?: (error: unknown) => void
}

/** Remembers what was loaded, in this process. Many who ask at once cause one load. */
export interface SwrCache<T> {
  /**
   * The value of `key`. One loaded under another `mark` counts as stale, whatever its age; where it is loaded quickly,
   * the new one is waited for. Rejects as `load` does.
   */
  get(key: string, load: () => Promise<T>, mark?: string): Promise<T>
  clear(): void
}

interface Entry<T> {
  value: T
  mark: string
  /** When its load began: later changes may be missing. */
  at: number
  took: number
}

/** What took a second is not loaded again for twenty: keeping up with changes may cost a twentieth of a core. */
const REST = 20

/** Milliseconds that a load may take for nobody to get what is known to be old. */
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
    const underWay = loading.get(key)
    if (underWay) return underWay
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
        const worthTheWait = entry.mark !== mark && entry.took < QUICK
        if (worthTheWait || age >= stale + rest) return start(key, load, mark)
        if (age >= rest) start(key, load, mark).catch((error: unknown) => onError?.(error))
      }
      entries.delete(key)
      entries.set(key, entry)
      return entry.value
    },
    clear: () => entries.clear(),
  }
}
