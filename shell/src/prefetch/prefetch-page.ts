import { matchRoutes, type RouteObject } from '@superium/shared/router'
import type { StandInHandle } from '../routing/remote-routes'

/** Prefetches a page of this site, or only its code. It never rejects and ignores unknown addresses. */
export type PrefetchPage = (url: URL, what: 'page' | 'code') => Promise<void>

/** `has` tells whether a page's data are cached: pressing its link then skips the route matching. */
export function createPrefetchPage(
  routes: RouteObject[],
  has: (url: string) => boolean,
  signal: () => AbortSignal,
): PrefetchPage {
  return async (url, what) => {
    if (what === 'page' && has(url.href)) return
    const match = matchRoutes(routes, url)?.at(-1)
    const handle = match?.route.handle as StandInHandle | undefined
    if (!match || !handle?.prefetch) return
    try {
      if (what === 'code') await handle.prefetchCode()
      else await handle.prefetch(new Request(url, { signal: signal() }), match.params)
    } catch {
      // The navigation tries again and shows the error.
    }
  }
}
