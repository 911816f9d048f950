import { matchRoutes, type RouteObject } from '@superium/shared/router'
import type { StandInHandle } from '../routing/remote-routes'

/** Fetches what a page of this site needs, or its code alone. Never rejects; an address that nobody answers is nothing. */
export type PrefetchPage = (url: URL, what: 'page' | 'code') => Promise<void>

/** `has` tells of the pages whose data are there: a press of their link has better to do than to look for its route. */
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
      // Silent: a real navigation tries for itself, and says what is wrong.
    }
  }
}
