import type { RouteHandle } from '@superium/shared/contract'
import type { RouteObject } from '@superium/shared/router'
import { accountTabs, tabPath } from './account/account-tabs'
import { deskRoutes } from './desk/desk-routes'

/** Personal pages: the server renders a placeholder only. */
const handle: RouteHandle = { render: 'browser' }

/** This remote's routes; each page is a chunk of its own. */
const routes: RouteObject[] = [
  { path: '/signin', handle, lazy: () => import('./signin/page') },
  { path: '/signup', handle, lazy: () => import('./signup/page') },
  { path: '/become-seller', handle, lazy: () => import('./become-seller/page') },
  { path: '/wishlist', handle, lazy: () => import('./wishlist/page') },
  { path: '/myaccount', handle, lazy: () => import('./account/start/page') },
  ...accountTabs.map((tab) => ({ path: tabPath(tab), handle, lazy: () => import('./account/page') })),
  { path: '/myaccount/orders/:id', handle, lazy: () => import('./order/page') },
  ...deskRoutes.map((route) => ({ handle, ...route })),
]

export default routes
