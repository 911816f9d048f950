import type { Deployment } from '@superium/shared/contract'
import { type RouteObject, redirect } from '@superium/shared/router'
import type { Remotes } from '../remotes/create-remotes'
import { PagePlaceholder } from '../routing/page-placeholder'
import { remoteRoutes } from '../routing/remote-routes'
import { SiteFailure } from '../routing/site-failure'
import { OtherRemotePage } from './other-remote-page'
import { SignIn } from './sign-in'
import type { StandaloneConfig } from './standalone-config'
import { StandaloneFrame } from './standalone-frame'

/** One remote's routes in the frame; other addresses say that another remote answers them. */
export function standaloneRoutes(remote: Deployment, remotes: Remotes, config: StandaloneConfig): RouteObject[] {
  const { routes } = remote.extras.superium
  const first = routes.find((pattern) => !pattern.includes(':'))
  const own: RouteObject[] = []
  if (!routes.includes('/signin')) own.push({ path: '/signin', element: <SignIn /> })
  if (!routes.includes('/') && first) own.push({ path: '/', loader: () => redirect(first), element: null })
  return [
    {
      element: <StandaloneFrame remote={remote} remotes={remotes} config={config} />,
      errorElement: <SiteFailure />,
      hydrateFallbackElement: <PagePlaceholder />,
      children: [
        remoteRoutes(remote, remotes),
        ...own,
        { path: '*', element: <OtherRemotePage name={remote.extras.superium.name} site={config.site} /> },
      ],
    },
  ]
}
