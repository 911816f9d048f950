import type { PageFacts } from '@superium/shared/contract'

/** This remote's pages (spec §2; others by the rulings) with the facts that the site's server needs. */
export const pages = [
  {
    path: '/cart',
    title: 'Your Cart',
    description: 'The products in your cart.',
    indexed: false,
    personal: false,
  },
  {
    path: '/checkout',
    title: 'Checkout',
    description: 'Billing details, payment and order summary.',
    indexed: false,
    personal: true,
    chrome: 'checkout',
  },
  {
    path: '/order/:id',
    title: 'Order',
    description: 'An order with its products, delivery and payment.',
    indexed: false,
    personal: true,
  },
  {
    path: '/help',
    title: 'Help',
    description: 'Shipping, returns, payment and contact at Superium.',
    indexed: true,
    personal: false,
  },
  {
    path: '/about',
    title: 'About',
    description: 'What Superium is, what it sells, and how its storefront is built.',
    indexed: true,
    personal: false,
  },
] satisfies PageFacts[]
