import { onWrite } from '@superium/shared/api'
import type { createBrowserRouter, RouteObject } from '@superium/shared/router'
import { $user } from '@superium/shared/state'
import type { PageDataCache } from './page-data-cache'
import { prefetchInView } from './prefetch-in-view'
import { prefetchOnIntent } from './prefetch-on-intent'
import { createPrefetchPage } from './prefetch-page'

type Router = ReturnType<typeof createBrowserRouter>

/**
 * From here on the pages behind the visitor's links are fetched ahead: all links of all remotes, without anything of
 * theirs. What is kept goes with each write, and when somebody signs in or out.
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
  // What is under way must not hold the next document up, nor complain that it was cut off.
  window.addEventListener('pagehide', () => {
    leaving.abort()
    leaving = new AbortController()
  })
  const prefetch = createPrefetchPage(routes, pages.has, () => leaving.signal)
  prefetchOnIntent(prefetch)
  const content = document.getElementById('root')
  if (content) prefetchInView(content, prefetch)
}
