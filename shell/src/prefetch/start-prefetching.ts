import { onWrite } from '@superium/shared/api'
import type { createBrowserRouter, RouteObject } from '@superium/shared/router'
import { $user } from '@superium/shared/state'
import type { PageDataCache } from './page-data-cache'
import { prefetchInView } from './prefetch-in-view'
import { prefetchOnIntent } from './prefetch-on-intent'
import { createPrefetchPage } from './prefetch-page'

type Router = ReturnType<typeof createBrowserRouter>

/**
 * Prefetches the pages behind the links of all remotes. The cache is cleared after each write, sign-in and sign-out.
 */
export function startPrefetching(routes: RouteObject[], router: Router, pages: PageDataCache): void {
  const addressOf = ({ location: { pathname, search } }: Router['state']): string =>
    new URL(pathname + search, location.origin).href
  const shown = (state: Router['state']): void => {
    if (state.navigation.state === 'idle') pages.shown(addressOf(state))
  }
  const { loaderData, matches } = router.state
  pages.shown(addressOf(router.state), loaderData[matches.at(-1)?.route.id ?? ''])
  router.subscribe(shown)
  onWrite(pages.forget)
  $user.listen(pages.forget)

  let leaving = new AbortController()
  // Requests in progress must neither delay the next document nor report that they were aborted.
  window.addEventListener('pagehide', () => {
    leaving.abort()
    leaving = new AbortController()
  })
  const prefetch = createPrefetchPage(routes, pages.has, () => leaving.signal)
  prefetchOnIntent(prefetch)
  const content = document.getElementById('root')
  if (content) prefetchInView(content, prefetch)
}
