import type { RouteObject } from '@superium/shared/router'

/** One flat route for each pattern; each page is its own chunk. */
const routes: RouteObject[] = [
  { path: '/signin', lazy: () => import('./signin/page') },
  { path: '/signup', lazy: () => import('./signup/page') },
  { path: '/myaccount', lazy: () => import('./account/page') },
  { path: '/myaccount/orders/:id', lazy: () => import('./order/page') },
]

export default routes
