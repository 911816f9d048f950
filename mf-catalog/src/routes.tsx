import type { RouteObject } from '@superium/shared/router'

/** This remote's routes, one flat route for each of `pages`; each page is its own chunk. */
const routes: RouteObject[] = [
  { path: '/', lazy: () => import(/* webpackChunkName: "home" */ './home/page') },
  { path: '/products', lazy: () => import(/* webpackChunkName: "listing" */ './listing/page') },
  { path: '/category', lazy: () => import(/* webpackChunkName: "listing" */ './listing/page') },
  { path: '/product-detail/:id', lazy: () => import(/* webpackChunkName: "detail" */ './product-detail/page') },
  { path: '/shop/:slug', lazy: () => import(/* webpackChunkName: "listing" */ './seller-shop/page') },
  { path: '/alerts/confirm', lazy: () => import(/* webpackChunkName: "alert-links" */ './email-alerts/confirm/page') },
  {
    path: '/alerts/unsubscribe',
    lazy: () => import(/* webpackChunkName: "alert-links" */ './email-alerts/unsubscribe/page'),
  },
]

export default routes
