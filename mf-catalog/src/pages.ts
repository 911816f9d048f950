import { CATEGORIES } from '@superium/shared/constants'
import type { PageFacts, RedirectFacts } from '@superium/shared/contract'

const shown = { indexed: true, personal: false } as const
/** Pages that e-mails link to, with a secret in the address. */
const fromEmail = { indexed: false, personal: true } as const

/** This remote's pages (spec §2) with the facts that the site's server needs. */
export const pages = [
  {
    path: '/',
    title: 'Online superium shoping center',
    description: 'Shop clothing, books, home decor, gadgets and more in one place. Superium, online shopping center.',
    ...shown,
  },
  {
    path: '/products',
    title: 'All products',
    description: 'Browse everything that Superium sells, with prices, ratings and stock.',
    ...shown,
    canonicalQuery: ['audience', 'tag'],
    sitemap: ['/products', '/products?audience=men', '/products?audience=women'],
  },
  {
    path: '/category',
    title: 'Search and categories',
    description: 'Find products by category, brand, price and availability at Superium.',
    ...shown,
    canonicalQuery: ['category'],
    noindexQuery: ['search'],
    sitemap: CATEGORIES.map(({ keyword }) => `/category?${new URLSearchParams({ category: keyword })}`),
  },
  {
    path: '/product-detail/:id',
    title: 'Product',
    description: 'Pictures, price, stock and details of a product at Superium.',
    ...shown,
    sitemapFeed: '/api/v1/shop/sitemap',
    lookup: { api: '/api/v1/shop/data/:id', title: 'name', description: 'desc', images: 'images' },
  },
  {
    path: '/shop/:slug',
    title: 'Shop',
    description: 'The products, the rating and the words of a seller at Superium.',
    ...shown,
    sitemapFeed: '/api/v1/shop/sitemap/shops',
    lookup: { api: '/api/v1/shop/sellers/:slug', title: 'name', description: 'about', images: 'images' },
  },
  {
    path: '/alerts/confirm',
    title: 'Confirm your address',
    description: 'Confirm that we may write to you about a product.',
    ...fromEmail,
  },
  {
    path: '/alerts/unsubscribe',
    title: 'Unsubscribe',
    description: 'End the emails about products.',
    ...fromEmail,
  },
] satisfies PageFacts[]

/** Ruling on spec §2: `/details/:id` and the bare `/product-detail`. */
export const redirects = [
  { from: '/details/:id', to: '/product-detail/:id', status: 301 },
  { from: '/product-detail', to: '/products', status: 302 },
] satisfies RedirectFacts[]
