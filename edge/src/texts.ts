/** Every text of the site's server that a person can read. */
export const SITE_NAME = 'Superium'
export const TAGLINE = 'Online superium shoping center'

export const texts = {
  notFound: 'Not found',
  badRequest: 'Bad request',
  noOverride: 'This link is not valid here, or its time is over. Ask an administrator for a new one.',
  methodNotAllowed: 'Method not allowed',
  serverError: 'Something went wrong on our side',
  tooLarge: 'The request is larger than 25 MB',
  apiDown: 'The shop is not reachable right now. Please try again in a moment.',
  apiSlow: 'The shop took too long to answer. Please try again in a moment.',
  notReady: 'What is live cannot be read yet.',
  noScript:
    'Superium needs JavaScript to show its pages. Please switch it on in your browser and load this page again.',
  unavailable: {
    title: 'Back in a moment',
    text: 'Superium cannot show this page right now. Nothing you saved is lost; please try again in a few seconds.',
    action: 'Try again',
  },
} as const

/** What a page is called before its data is known; `indexed: false` keeps it out of search engines. */
export interface PageTexts {
  title: string
  description: string
  indexed: boolean
}

const page = (title: string, description: string, indexed = true): PageTexts => ({ title, description, indexed })

export const notFoundPage = page('Page not found', 'There is no page at this address.', false)

/** Texts per route family (spec §2), by React Router pattern. */
export const pages: Record<string, PageTexts> = {
  '/': page(
    TAGLINE,
    'Shop clothing, books, home decor, gadgets and more in one place. Superium, online shopping center.',
  ),
  '/products': page('All products', 'Browse everything that Superium sells, with prices, ratings and stock.'),
  '/category': page('Search and categories', 'Find products by category, brand, price and availability at Superium.'),
  '/product-detail/:id': page('Product', 'Pictures, price, stock and details of a product at Superium.'),
  '/cart': page('Your Cart', 'The products in your cart.', false),
  '/checkout': page('Checkout', 'Billing details, payment and order summary.', false),
  '/signin': page('Account Login', 'Sign in to your Superium account.'),
  '/signup': page('Create Account', 'Create a Superium account to order and to keep your wishlist.'),
  '/become-seller': page('Create Seller Account', 'Open your own shop at Superium.'),
  '/myaccount/*': page('Account', 'Your account, lists and orders.', false),
  '/help/*': page('Help', 'Shipping, returns, payment and contact at Superium.'),
  '/superium-admin/*': page('Dashboard', 'The administration of Superium.', false),
}

export const genericPage = page(TAGLINE, 'Superium, online shopping center.')

export const categoryPage = (name: string): PageTexts =>
  page(name, `${name} at Superium: compare prices, ratings and stock.`)

export const searchPage = (term: string): PageTexts =>
  page(`Search: ${term}`, `Products that match “${term}” at Superium.`, false)
