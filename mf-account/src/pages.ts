import type { PageFacts } from '@superium/shared/contract'

const desk = {
  title: 'Seller desk',
  description: 'Your shop on Superium: products, orders, questions and payouts.',
  indexed: false,
  personal: true,
} as const

const own = { description: 'Your account, lists and orders.', indexed: false, personal: true } as const

/** This remote's pages (spec §2) with the facts that the site's server needs. */
export const pages = [
  {
    path: '/signin',
    title: 'Account Login',
    description: 'Sign in to your Superium account.',
    indexed: true,
    personal: false,
    sitemap: [],
  },
  {
    path: '/signup',
    title: 'Create Account',
    description: 'Create a Superium account to order and to keep your wishlist.',
    indexed: true,
    personal: false,
    sitemap: [],
  },
  {
    path: '/become-seller',
    title: 'Create Seller Account',
    description: 'Apply to sell your own products at Superium.',
    indexed: true,
    personal: false,
    sitemap: [],
  },
  {
    path: '/wishlist',
    title: 'Wishlist',
    description: 'The products that you saved.',
    indexed: false,
    personal: false,
  },
  { path: '/myaccount', title: 'Account', ...own },
  { path: '/myaccount/info', title: 'Account: Account info', ...own },
  { path: '/myaccount/wishlist', title: 'Account: Save lists', ...own },
  { path: '/myaccount/orders', title: 'Account: My order', ...own },
  { path: '/myaccount/password', title: 'Account: Change password', ...own },
  { path: '/myaccount/billing', title: 'Account: Change Billing', ...own },
  { path: '/myaccount/orders/:id', title: 'Account', ...own },
  { path: '/seller', ...desk },
  { path: '/seller/products', ...desk },
  { path: '/seller/products/new', ...desk },
  { path: '/seller/products/:id', ...desk },
  { path: '/seller/import', ...desk },
  { path: '/seller/orders', ...desk },
  { path: '/seller/orders/:id', ...desk },
  { path: '/seller/questions', ...desk },
  { path: '/seller/reviews', ...desk },
  { path: '/seller/shop', ...desk },
  { path: '/seller/payouts', ...desk },
] satisfies PageFacts[]
