import type { RouteHandle } from '@superium/shared/contract'
import type { RouteObject } from '@superium/shared/router'

/** Cart and checkout show a person's own state: the server sends a placeholder for them. */
const handle: RouteHandle = { render: 'browser' }

/** What this remote mounts in the shell: one route for each of `pages`, each page its own chunk. */
const routes: RouteObject[] = [
  { path: '/cart', handle, lazy: () => import('./cart/page') },
  { path: '/checkout', handle, lazy: () => import('./checkout/page') },
  { path: '/help', lazy: () => import(/* webpackChunkName: "help" */ './help/page') },
]

export default routes
