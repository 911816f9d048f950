import type { Discovery } from '@superium/shared/contract'
import { LRUCache } from 'lru-cache'
import type { RenderRequest } from './renderer-messages'
import type { RendererPool } from './renderer-pool'
import { type ReplayablePage, replayablePage } from './replayable-page'

/** Milliseconds that a rendered page is shared; prices may be this old. */
const TTL_MS = 2_000
/** Milliseconds that it may stand in for a page whose data the API cannot give, as long as an API's own answers. */
const STANDS_IN_MS = 15 * 60_000
const MAX_BYTES = 32 * 1024 * 1024
const MAX_PAGES = 500
const SHARED_STATUS = new Set([200, 404])

/** `age`, in seconds, is set when the page stands in for one whose data the API cannot give. */
export type SharedPage = ReplayablePage & { age?: number }

/**
 * Renders pages; requests for the same anonymous page within seconds share one rendering. While the API fails, the last
 * complete page is served instead of an error.
 */
export interface PageCache {
  render(discovery: Discovery, request: RenderRequest): Promise<SharedPage | undefined>
}

const newCache = <T extends object>(ttl: number) =>
  new LRUCache<string, T>({
    max: MAX_PAGES,
    maxSize: MAX_BYTES,
    ttl,
    ttlResolution: 0,
    // Without it expired pages would fill `maxSize`.
    ttlAutopurge: true,
  })

/** Shares only complete pages: late chunks carry the nonce of one visitor's response. */
export function createPageCache(renderers: Pick<RendererPool, 'render'>): PageCache {
  const pages = newCache<ReplayablePage>(TTL_MS)
  const lastGood = newCache<{ page: ReplayablePage; at: number }>(STANDS_IN_MS)
  const inFlight = new Map<string, Promise<SharedPage | undefined>>()
  const sites = new WeakMap<Discovery, number>()
  let count = 0

  const keyOf = (discovery: Discovery, url: string): string => {
    const site = sites.get(discovery) ?? ++count
    sites.set(discovery, site)
    return `${site} ${url}`
  }

  const make = async (key: string, discovery: Discovery, request: RenderRequest): Promise<SharedPage | undefined> => {
    const at = performance.now()
    const rendered = await renderers.render(discovery, request)
    if (!rendered) return undefined
    const page = replayablePage(rendered)
    const { apiFailed, status, failed, meta, tooLate } = page.head
    const old = apiFailed && status >= 500 ? lastGood.get(key) : undefined
    if (old) return { ...old.page, age: Math.floor((performance.now() - old.at) / 1000) }
    if (tooLate) return undefined
    if (!apiFailed && status < 500 && status !== 200) lastGood.delete(key)
    if (shared(page)) {
      void page.done.then((bytes) => {
        if (bytes === undefined) return
        const size = bytes + key.length + (page.tail()?.loaderData?.length ?? 0)
        pages.set(key, page, { size })
        // Without `meta` the browser renders the page.
        if (!apiFailed && !failed && meta && status === 200) lastGood.set(key, { page, at }, { size })
      })
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
