import type { RouteObject } from '@superium/shared/router'

/** Team Admin's pages, each a chunk of its own: nothing of them loads outside their routes. */
const routes: RouteObject[] = [
  { path: '/superium-admin', lazy: () => import('./dashboard/page') },
  { path: '/superium-admin/orders', lazy: () => import('./orders/page') },
  { path: '/superium-admin/orders/:id', lazy: () => import('./orders/order/page') },
  { path: '/superium-admin/products', lazy: () => import('./products/page') },
  { path: '/superium-admin/products/:id', lazy: () => import('./products/edit/page') },
  { path: '/superium-admin/new', lazy: () => import('./products/new/page') },
  { path: '/superium-admin/users', lazy: () => import('./users/page') },
]

export default routes
