import { awaitDeferred } from '../loader-data/await-deferred'

/** How long, in milliseconds, a page's data may be shown again without a request. */
export const FRESH_MS = 30_000
const MOST_KEPT = 40

type Load = () => Promise<unknown>

/**
 * Loader data of pages by address, prefetched or recently shown, so that a prefetched link and Back are instant. Data
 * are dropped after 30 s and after every write.
 */
export interface PageDataCache {
  /** For a navigation: cached data, or else `load`'s. The page that is already shown always reloads its data. */
  open(url: string, load: Load): Promise<unknown>
  /** Whether a navigation would find its data here, loaded or loading. */
  has(url: string): boolean
  /** Loads ahead unless there are fresh data. A failure is dropped: the navigation then loads for itself. */
  prefetch(url: string, load: Load): Promise<void>
  /** Tells which page is shown now, with its data if they did not come from here. */
  shown(url: string, data?: unknown): void
  /** To be called after a write, a sign-in or a sign-out. */
  forget(): void
}

interface Kept {
  since: number
  data: Promise<unknown>
}

export function createPageDataCache(now: () => number = Date.now): PageDataCache {
  const kept = new Map<string, Kept>()
  let current: string | undefined

  const fresh = (key: string): Kept | undefined => {
    const found = kept.get(key)
    if (found && now() - found.since < FRESH_MS) return found
    kept.delete(key)
    return undefined
  }

  const keep = (key: string, load: Load): Promise<unknown> => {
    const one: Kept = { since: now(), data: load() }
    kept.delete(key)
    kept.set(key, one)
    const [oldest] = kept.keys()
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
    one.data.catch(() => kept.get(key) === one && kept.delete(key))
    return one.data
  }

  return {
    async open(url, load) {
      const key = addressOf(url)
      const found = key === current ? undefined : fresh(key)
      if (found) {
        try {
          return await found.data
        } catch {
          // A prefetch may fail for reasons that do not concern the navigation.
        }
      }
      return keep(key, load)
    },
    has: (url) => fresh(addressOf(url)) !== undefined,
    async prefetch(url, load) {
      const key = addressOf(url)
      if (key === current || fresh(key)) return
      const asked = keep(key, load)
      // Does not bring back data that were dropped meanwhile, nor replace newer data.
      const one = kept.get(key)
      try {
        const whole = await awaitDeferred(await asked)
        if (one && kept.get(key) === one) one.data = Promise.resolve(whole)
      } catch {
        // Drops the failed entry, so that a navigation loads the data itself.
        if (kept.get(key) === one) kept.delete(key)
      }
    },
    shown(url, data) {
      current = addressOf(url)
      if (data !== undefined) void keep(current, async () => data)
    },
    forget: () => kept.clear(),
  }
}

function addressOf(url: string): string {
  const { pathname, search } = new URL(url)
  return pathname + search
}
