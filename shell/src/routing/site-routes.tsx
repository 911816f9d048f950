import type { RedirectFacts } from '@superium/shared/contract'
import { data, type RouteObject, redirect } from '@superium/shared/router'
import { Chrome } from '../chrome/chrome'
import type { PageDataCache } from '../prefetch/page-data-cache'
import type { Remotes } from '../remotes/create-remotes'
import { remoteRoutes } from './remote-routes'
import { NotFound, RouteFailure } from './route-failure'

/**
 * The site's route tree. The host knows no remote's routes: they come from discovery. Its own are the chrome around
 * all pages, and the page for what nobody answers. `pages` keeps their data, in the browser.
 */
export function siteRoutes(remotes: Remotes, pages?: PageDataCache): RouteObject[] {
  return [
    {
      id: 'site',
      element: <Chrome remotes={remotes} />,
      children: [
        {
          id: 'place',
          errorElement: <RouteFailure />,
          children: [
            ...remotes.deployments.map((deployment) => remoteRoutes(deployment, remotes, pages)),
            ...remotes.deployments.flatMap(({ extras }) => extras.superium.redirects ?? []).map(redirectRoute),
            {
              path: '*',
              loader: () => {
                throw data(null, { status: 404 })
              },
              element: <NotFound />,
              errorElement: <NotFound />,
            },
          ],
        },
      ],
    },
  ]
}

/** An address that a remote's facts say has moved. */
const redirectRoute = ({ from, to }: RedirectFacts): RouteObject => ({
  path: from,
  loader: ({ params }) => redirect(to.replace(/:([\w-]+)/g, (_, name) => encodeURIComponent(params[name] ?? ''))),
})
