import type { Discovery } from '@superium/shared/contract'
import { LRUCache } from 'lru-cache'
import type { RenderRequest } from './renderer-messages'
import type { RendererPool } from './renderer-pool'
import { type ReplayablePage, replayablePage } from './replayable-page'

/** Milliseconds for which a rendered page is given to others who ask for the same address: prices are seconds old at most. */
const KEEP_MS = 2_000
const MOST_BYTES = 32 * 1024 * 1024
const MOST_PAGES = 500
const KEPT_STATUS = new Set([200, 404])

/** Renders pages as `RendererPool` does, once for all who ask for the same anonymous page within seconds. */
export interface PageCache {
  render(discovery: Discovery, request: RenderRequest): Promise<ReplayablePage | undefined>
}

/** Only whole pages are shared: pieces that come late carry the nonce of the visitor whose page it was. */
export function createPageCache(renderers: Pick<RendererPool, 'render'>): PageCache {
  const pages = new LRUCache<string, ReplayablePage>({
    max: MOST_PAGES,
    maxSize: MOST_BYTES,
    ttl: KEEP_MS,
    ttlResolution: 0,
  })
  const underWay = new Map<string, Promise<ReplayablePage | undefined>>()
  const sites = new WeakMap<Discovery, number>()
  let count = 0

  const keyOf = (discovery: Discovery, url: string): string => {
    const site = sites.get(discovery) ?? ++count
    sites.set(discovery, site)
    return `${site} ${url}`
  }

  const make = async (
    key: string,
    discovery: Discovery,
    request: RenderRequest,
  ): Promise<ReplayablePage | undefined> => {
    const rendered = await renderers.render(discovery, request)
    if (!rendered) return undefined
    const page = replayablePage(rendered)
    if (shared(page)) {
      void page.done.then((bytes) => bytes !== undefined && pages.set(key, page, { size: bytes + key.length }))
    }
    return page
  }

  return {
    async render(discovery, request) {
      const key = keyOf(discovery, request.url)
      const kept = pages.get(key)
      if (kept) return kept
      const leader = underWay.get(key)
      const led = leader && (await leader.catch(() => undefined))
      if (led && shared(led)) return led
      const page = make(key, discovery, request)
      underWay.set(key, page)
      try {
        return await page
      } finally {
        if (underWay.get(key) === page) underWay.delete(key)
      }
    },
  }
}

const shared = ({ head }: ReplayablePage): boolean => head.whole === true && KEPT_STATUS.has(head.status)
