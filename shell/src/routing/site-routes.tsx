import type { RedirectFacts } from '@superium/shared/contract'
import { data, type RouteObject, redirect } from '@superium/shared/router'
import { Chrome } from '../chrome/chrome'
import type { PageDataCache } from '../prefetch/page-data-cache'
import type { Remotes } from '../remotes/create-remotes'
import { NotFound } from './not-found'
import { remoteRoutes } from './remote-routes'
import { RouteFailure } from './route-failure'
import { SiteFailure } from './site-failure'

/**
 * The site's route tree. Remotes' routes come from discovery; the host's own are the chrome and the page for unknown
 * addresses. `pages` caches data in the browser.
 */
export function siteRoutes(remotes: Remotes, pages?: PageDataCache): RouteObject[] {
  return [
    {
      id: 'site',
      element: <Chrome remotes={remotes} />,
      errorElement: <SiteFailure />,
      children: [
        {
          id: 'place',
          errorElement: <RouteFailure />,
          children: [
            ...remotes.deployments.map((deployment) => remoteRoutes(deployment, remotes, pages)),
            ...remotes.deployments.flatMap(({ extras }) => extras.superium.redirects ?? []).map(redirectRoute),
            ...remotes.deployments.flatMap(({ extras }) => extras.superium.gone ?? []).map((path) => noPage(path, 410)),
            noPage('*', 404),
          ],
        },
      ],
    },
  ]
}

/** An unknown address (404), or one whose page is gone (410). */
const noPage = (path: string, status: number): RouteObject => ({
  path,
  loader: () => {
    throw data(null, { status })
  },
  element: <NotFound />,
  errorElement: <NotFound gone={status === 410} />,
})

/** An address that has moved according to a remote's facts. */
const redirectRoute = ({ from, to }: RedirectFacts): RouteObject => ({
  path: from,
  loader: ({ params }) => redirect(to.replace(/:([\w-]+)/g, (_, name) => encodeURIComponent(params[name] ?? ''))),
})
