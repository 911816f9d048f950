import type { RouteHandle } from '@superium/shared/contract'
import type { RouteObject } from '@superium/shared/router'

/**
 * Cart, checkout and orders are personal, so the server renders only their frame. `chunk` is the page's
 * `webpackChunkName`.
 */
const framed = (chunk: string): RouteHandle => ({ render: 'browser', frame: true, chunk })

/** This remote's routes, one for each of `pages`; each page is its own chunk. */
const routes: RouteObject[] = [
  { path: '/cart', handle: framed('cart'), lazy: () => import(/* webpackChunkName: "cart" */ './cart/page') },
  {
    path: '/checkout',
    handle: framed('checkout'),
    lazy: () => import(/* webpackChunkName: "checkout" */ './checkout/page'),
  },
  { path: '/order/:id', handle: framed('order'), lazy: () => import(/* webpackChunkName: "order" */ './order/page') },
  { path: '/help', lazy: () => import(/* webpackChunkName: "help" */ './help/page') },
  { path: '/about', lazy: () => import(/* webpackChunkName: "about" */ './about/page') },
]

export default routes
