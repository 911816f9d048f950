import type { RouteHandle } from '@superium/shared/contract'
import type { RouteObject } from '@superium/shared/router'

/** These pages show a person's own state: the server sends a placeholder for them. */
const handle: RouteHandle = { render: 'browser' }

/** One flat route for each pattern; each page is its own chunk. */
const routes: RouteObject[] = [
  { path: '/signin', handle, lazy: () => import('./signin/page') },
  { path: '/signup', handle, lazy: () => import('./signup/page') },
  { path: '/myaccount', handle, lazy: () => import('./account/page') },
  { path: '/myaccount/orders/:id', handle, lazy: () => import('./order/page') },
]

export default routes
