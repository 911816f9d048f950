import type { Deployment } from '@superium/shared/contract'
import { type RouteObject, redirect } from '@superium/shared/router'
import type { Remotes } from '../remotes/remotes'
import { PagePlaceholder } from '../routing/page-placeholder'
import { remoteRoutes } from '../routing/remote-routes'
import type { Alone } from './alone'
import { Elsewhere } from './elsewhere'
import { Frame } from './frame'
import { SignIn } from './sign-in'

/** One remote's routes in the frame, as the site has them; what other remotes answer is said to be elsewhere. */
export function aloneRoutes(remote: Deployment, remotes: Remotes, alone: Alone): RouteObject[] {
  const { routes } = remote.extras.superium
  const first = routes.find((pattern) => !pattern.includes(':'))
  const own: RouteObject[] = []
  if (!routes.includes('/signin')) own.push({ path: '/signin', element: <SignIn /> })
  if (!routes.includes('/') && first) own.push({ path: '/', loader: () => redirect(first), element: null })
  return [
    {
      element: <Frame remote={remote} remotes={remotes} alone={alone} />,
      hydrateFallbackElement: <PagePlaceholder />,
      children: [
        remoteRoutes(remote, remotes),
        ...own,
        { path: '*', element: <Elsewhere name={remote.extras.superium.name} site={alone.site} /> },
      ],
    },
  ]
}
