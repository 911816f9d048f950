import type { PageFacts, RedirectFacts } from '@superium/shared/contract'

/** A public page for tests. */
export const publicPage = (path: string, title: string, change: Partial<PageFacts> = {}): PageFacts => ({
  path,
  title,
  description: `${title} at Superium.`,
  indexed: true,
  personal: false,
  ...change,
})

/** A page that belongs to one person. */
export const personalPage = (path: string, title: string): PageFacts =>
  publicPage(path, title, { indexed: false, personal: true })

export const catalogPages = [
  publicPage('/', 'Home'),
  publicPage('/products', 'All products'),
  publicPage('/category', 'Search and categories', {
    canonicalQuery: ['category'],
    noindexQuery: ['search'],
    sitemap: ['/category?category=books'],
  }),
  publicPage('/product-detail/:id', 'Product', {
    sitemapFeed: '/api/v1/shop/sitemap',
    lookup: { api: '/api/v1/shop/data/:id', title: 'name', description: 'desc', images: 'images' },
  }),
]

export const catalogRedirects: RedirectFacts[] = [
  { from: '/details/:id', to: '/product-detail/:id', status: 301 },
  { from: '/product-detail', to: '/products', status: 302 },
]

export const accountPages = [
  publicPage('/signin', 'Account Login'),
  personalPage('/myaccount', 'Account'),
  personalPage('/myaccount/orders/:id', 'Account'),
]
