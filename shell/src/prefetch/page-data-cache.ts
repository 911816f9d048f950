import { awaitDeferred } from './await-deferred'

/** Milliseconds for which a page's data may be shown again without asking. */
export const FRESH_MS = 30_000
const MOST_KEPT = 40

type Load = () => Promise<unknown>

/**
 * The loader data of pages by address: what was fetched ahead, and what was shown a moment ago, so that a prefetched link
 * and the back button are instant. Nothing in it is older than 30 s or outlives a write.
 */
export interface PageDataCache {
  /** For a navigation: the kept data, else `load`'s. The page that is shown already always loads anew. */
  open(url: string, load: Load): Promise<unknown>
  /** Whether a navigation would find its data here, or on their way. */
  has(url: string): boolean
  /** Loads ahead, unless there is something fresh. Its failure is forgotten: a navigation then asks for itself. */
  prefetch(url: string, load: Load): Promise<void>
  /** Says which page is shown now, with its data where they did not come from here. */
  shown(url: string, data?: unknown): void
  /** Something was changed on the server, or somebody signed in or out. */
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
          // What was fetched ahead may have failed for reasons of its own.
        }
      }
      return keep(key, load)
    },
    has: (url) => fresh(addressOf(url)) !== undefined,
    async prefetch(url, load) {
      const key = addressOf(url)
      if (key === current || fresh(key)) return
      try {
        const asked = keep(key, load)
        // What was forgotten meanwhile stays forgotten, and nothing newer is replaced.
        const one = kept.get(key)
        const whole = await awaitDeferred(await asked)
        if (one && kept.get(key) === one) one.data = Promise.resolve(whole)
      } catch {
        // Silent: nobody asked for it yet.
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
