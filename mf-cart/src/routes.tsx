import type { RouteHandle } from '@superium/shared/contract'
import type { RouteObject } from '@superium/shared/router'

/** Cart, checkout and orders are personal: the server renders a placeholder only. */
const handle: RouteHandle = { render: 'browser' }

/** What this remote mounts in the shell: one route for each of `pages`, each page its own chunk. */
const routes: RouteObject[] = [
  { path: '/cart', handle, lazy: () => import('./cart/page') },
  { path: '/checkout', handle, lazy: () => import('./checkout/page') },
  { path: '/order/:id', handle, lazy: () => import('./order/page') },
  { path: '/help', lazy: () => import(/* webpackChunkName: "help" */ './help/page') },
  { path: '/about', lazy: () => import(/* webpackChunkName: "about" */ './about/page') },
]

export default routes
