import type { RouteHandle } from '@superium/shared/contract'
import type { RouteObject } from '@superium/shared/router'

/** These pages show a person's own state: the server sends a placeholder for them. */
const handle: RouteHandle = { render: 'browser' }

/** Team Admin's pages, each a chunk of its own: nothing of them loads outside their routes. */
const routes: RouteObject[] = [
  { path: '/superium-admin', handle, lazy: () => import('./dashboard/page') },
  { path: '/superium-admin/orders', handle, lazy: () => import('./orders/page') },
  { path: '/superium-admin/orders/:id', handle, lazy: () => import('./orders/order/page') },
  { path: '/superium-admin/products', handle, lazy: () => import('./products/page') },
  { path: '/superium-admin/products/:id', handle, lazy: () => import('./products/edit/page') },
  { path: '/superium-admin/new', handle, lazy: () => import('./products/new/page') },
  { path: '/superium-admin/users', handle, lazy: () => import('./users/page') },
  { path: '/superium-admin/releases', handle, lazy: () => import('./releases/page') },
]

export default routes
