import { LRUCache } from 'lru-cache'
import type { ReleaseStore } from './release-store'

/** How long a list of versions is reused. */
const LISTED_MS = 1_000
const MAX_NAMES = 100

/**
 * Downloads releases for requests, whose addresses may be made up. The store lists the versions of a live name once a
 * second at most, and only listed versions are downloaded.
 */
export function createDownloadIfListed(
  store: Pick<ReleaseStore, 'download' | 'versions'>,
  isLive: (name: string) => Promise<boolean>,
): (name: string, version: string) => Promise<void> {
  const lists = new LRUCache<string, Promise<string[]>>({ max: MAX_NAMES, ttl: LISTED_MS })

  return async (name, version) => {
    if (!(await isLive(name))) return
    const list = lists.get(name) ?? store.versions(name)
    if (!lists.has(name)) lists.set(name, list)
    if ((await list).includes(version)) await store.download(name, version)
  }
}
