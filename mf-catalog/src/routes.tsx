import type { RouteObject } from '@superium/shared/router'

/** This remote's pages, one flat route for each of `routePatterns`; each page is its own chunk. */
const routes: RouteObject[] = [
  { path: '/', lazy: () => import('./home/page') },
  { path: '/products', lazy: () => import('./listing/page') },
  { path: '/category', lazy: () => import('./listing/page') },
  { path: '/product-detail/:id', lazy: () => import('./detail/page') },
]

export default routes
