import type { RouteHandle } from '@superium/shared/contract'
import type { RouteObject } from '@superium/shared/router'
import { accountTabs, tabPath } from './account/account-tabs'
import { deskRoutes } from './desk/desk-routes'

/** Personal pages, of which the server renders only the frame. `chunk` is the page's `webpackChunkName`. */
const framed = (chunk: string): RouteHandle => ({ render: 'browser', frame: true, chunk })

/** This remote's routes; each page is its own chunk. */
const routes: RouteObject[] = [
  { path: '/signin', handle: framed('signin'), lazy: () => import(/* webpackChunkName: "signin" */ './signin/page') },
  { path: '/signup', handle: framed('signup'), lazy: () => import(/* webpackChunkName: "signup" */ './signup/page') },
  {
    path: '/become-seller',
    handle: framed('become-seller'),
    lazy: () => import(/* webpackChunkName: "become-seller" */ './become-seller/page'),
  },
  {
    path: '/wishlist',
    handle: framed('wishlist'),
    lazy: () => import(/* webpackChunkName: "wishlist" */ './wishlist/page'),
  },
  {
    path: '/myaccount',
    handle: framed('account-start'),
    lazy: () => import(/* webpackChunkName: "account-start" */ './account/start/page'),
  },
  ...accountTabs.map((tab) => ({
    path: tabPath(tab),
    handle: framed('account'),
    lazy: () => import(/* webpackChunkName: "account" */ './account/page'),
  })),
  {
    path: '/myaccount/orders/:id',
    handle: framed('own-order'),
    lazy: () => import(/* webpackChunkName: "own-order" */ './order/page'),
  },
  ...deskRoutes.map((route) => ({ handle: framed('seller-desk'), ...route })),
]

export default routes
