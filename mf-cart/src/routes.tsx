import type { RouteObject } from '@superium/shared/router'

/** What this remote mounts in the shell: one route for each of `routePatterns`, each page its own chunk. */
const routes: RouteObject[] = [
  { path: '/cart', lazy: () => import('./cart/page') },
  { path: '/checkout', lazy: () => import('./checkout/page') },
]

export default routes
