import type { RouteObject } from '@superium/shared/router'

/** The pages of the seller desk. They share one chunk, so that shoppers load none of it. */
export const deskRoutes: RouteObject[] = [
  { path: '/seller', lazy: () => import(/* webpackChunkName: "seller-desk" */ './overview/page') },
  { path: '/seller/products', lazy: () => import(/* webpackChunkName: "seller-desk" */ './products/page') },
  { path: '/seller/products/new', lazy: () => import(/* webpackChunkName: "seller-desk" */ './product/new-page') },
  { path: '/seller/products/:id', lazy: () => import(/* webpackChunkName: "seller-desk" */ './product/edit-page') },
  { path: '/seller/import', lazy: () => import(/* webpackChunkName: "seller-desk" */ './import/page') },
  { path: '/seller/orders', lazy: () => import(/* webpackChunkName: "seller-desk" */ './orders/page') },
  { path: '/seller/orders/:id', lazy: () => import(/* webpackChunkName: "seller-desk" */ './order/page') },
  { path: '/seller/questions', lazy: () => import(/* webpackChunkName: "seller-desk" */ './questions/page') },
  { path: '/seller/reviews', lazy: () => import(/* webpackChunkName: "seller-desk" */ './reviews/page') },
  { path: '/seller/shop', lazy: () => import(/* webpackChunkName: "seller-desk" */ './shop/page') },
  { path: '/seller/payouts', lazy: () => import(/* webpackChunkName: "seller-desk" */ './payouts/page') },
]
