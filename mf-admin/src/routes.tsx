import type { RouteHandle } from '@superium/shared/contract'
import type { RouteObject } from '@superium/shared/router'

/** Personal pages: the server renders a placeholder only. */
const handle: RouteHandle = { render: 'browser' }

/** The administration's routes; each page is a chunk of its own. */
const routes: RouteObject[] = [
  { path: '/superium-admin', handle, lazy: () => import('./dashboard/page') },
  { path: '/superium-admin/orders', handle, lazy: () => import('./orders/page') },
  { path: '/superium-admin/orders/:id', handle, lazy: () => import('./orders/order/page') },
  { path: '/superium-admin/products', handle, lazy: () => import('./products/page') },
  { path: '/superium-admin/products/import', handle, lazy: () => import('./products/import/page') },
  { path: '/superium-admin/products/:id', handle, lazy: () => import('./products/edit/page') },
  { path: '/superium-admin/new', handle, lazy: () => import('./products/new/page') },
  { path: '/superium-admin/coupons', handle, lazy: () => import('./coupons/page') },
  { path: '/superium-admin/coupons/new', handle, lazy: () => import('./coupons/new/page') },
  { path: '/superium-admin/coupons/:code', handle, lazy: () => import('./coupons/edit/page') },
  { path: '/superium-admin/sales', handle, lazy: () => import('./sales/page') },
  { path: '/superium-admin/sales/new', handle, lazy: () => import('./sales/new/page') },
  { path: '/superium-admin/sales/:id', handle, lazy: () => import('./sales/sale/page') },
  { path: '/superium-admin/messages', handle, lazy: () => import('./messages/page') },
  { path: '/superium-admin/messages/:id', handle, lazy: () => import('./messages/message/page') },
  { path: '/superium-admin/reviews', handle, lazy: () => import('./reviews/page') },
  { path: '/superium-admin/reports', handle, lazy: () => import('./reports/page') },
  { path: '/superium-admin/sellers', handle, lazy: () => import('./sellers/page') },
  { path: '/superium-admin/sellers/:id', handle, lazy: () => import('./sellers/seller/page') },
  { path: '/superium-admin/users', handle, lazy: () => import('./users/page') },
  { path: '/superium-admin/users/:uid', handle, lazy: () => import('./users/person/page') },
  { path: '/superium-admin/releases', handle, lazy: () => import('./releases/page') },
  { path: '/superium-admin/audit', handle, lazy: () => import('./audit/page') },
  { path: '/superium-admin/*', handle, lazy: () => import('./not-found/page') },
]

export default routes
