import type { Discovery } from '@superium/shared/contract'
import { LRUCache } from 'lru-cache'
import type { RenderRequest } from './renderer-messages'
import type { RendererPool } from './renderer-pool'
import { type ReplayablePage, replayablePage } from './replayable-page'

/** Milliseconds that a rendered page is shared; prices may be this old. */
const TTL_MS = 2_000
const MAX_BYTES = 32 * 1024 * 1024
const MAX_PAGES = 500
const SHARED_STATUS = new Set([200, 404])

/** Renders pages; requests for the same anonymous page within seconds share one rendering. */
export interface PageCache {
  render(discovery: Discovery, request: RenderRequest): Promise<ReplayablePage | undefined>
}

/** Shares only complete pages: late chunks carry the nonce of one visitor's response. */
export function createPageCache(renderers: Pick<RendererPool, 'render'>): PageCache {
  const pages = new LRUCache<string, ReplayablePage>({
    max: MAX_PAGES,
    maxSize: MAX_BYTES,
    ttl: TTL_MS,
    ttlResolution: 0,
    // Without it expired pages would fill `maxSize`.
    ttlAutopurge: true,
  })
  const inFlight = new Map<string, Promise<ReplayablePage | undefined>>()
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
      const cached = pages.get(key)
      if (cached) return cached
      const leader = inFlight.get(key)
      const led = leader && (await leader.catch(() => undefined))
      if (led && shared(led)) return led
      const page = make(key, discovery, request)
      inFlight.set(key, page)
      try {
        return await page
      } finally {
        if (inFlight.get(key) === page) inFlight.delete(key)
      }
    },
  }
}

const shared = ({ head }: ReplayablePage): boolean => head.whole === true && SHARED_STATUS.has(head.status)
