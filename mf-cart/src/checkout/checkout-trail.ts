import { cartTexts } from '../texts'

/** The breadcrumbs of the checkout. */
export const checkoutTrail = [
  { label: cartTexts.home, to: '/' },
  { label: cartTexts.checkout.breadcrumbProduct, to: '/products' },
  { label: cartTexts.checkout.title },
]
