import { LRUCache } from 'lru-cache'
import type { ReleaseStore } from './release-store'

/** Milliseconds for which a list of versions answers all questions. */
const LISTED_MS = 1_000
const MOST_NAMES = 100

/**
 * Brings releases that browsers ask for by any address they like: the store is asked for what it has, once a second for each
 * name that is live, and for a release only when it is on that list.
 */
export function createDownloadListed(
  store: Pick<ReleaseStore, 'download' | 'versions'>,
  isLive: (name: string) => Promise<boolean>,
): (name: string, version: string) => Promise<void> {
  const lists = new LRUCache<string, Promise<string[]>>({ max: MOST_NAMES, ttl: LISTED_MS })

  return async (name, version) => {
    if (!(await isLive(name))) return
    const list = lists.get(name) ?? store.versions(name)
    if (!lists.has(name)) lists.set(name, list)
    if ((await list).includes(version)) await store.download(name, version)
  }
}
