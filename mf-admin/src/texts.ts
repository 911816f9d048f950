/** The texts of the administration's layout; each page's own are in its folder. */
export const adminTexts = {
  area: 'Administration',
  loading: 'Loading',
  forbidden: {
    title: 'Administrators only',
    text: 'You are signed in, but this account may not open the administration (403). Ask an administrator for access.',
    home: 'Go to the home page',
  },
  failed: {
    title: 'This could not be loaded',
    tryAgain: 'Try again',
    unknown: 'Nothing was found at this address',
    unknownText: 'It may be mistyped, or what it led to has been deleted.',
  },
  notFound: {
    title: 'Page not found',
    nothing: 'The administration has no page at this address',
    text: 'It may be mistyped. The menu leads to all pages.',
    dashboard: 'Go to the dashboard',
  },
  unavailable: {
    unchanged: 'Nothing is changed yet.',
    underWay: 'Wait until what you have started is done.',
  },
  menu: {
    label: 'Administration menu',
    dashboard: 'Dashboard',
    orders: 'Orders',
    products: 'Products',
    new: 'New product',
    coupons: 'Coupons',
    sales: 'Sales',
    messages: 'Messages',
    reviews: 'Reviews and questions',
    sellers: 'Sellers',
    users: 'Users',
    releases: 'Releases',
    audit: 'Audit',
    waiting: {
      orders: (count: number) => (count === 1 ? '1 pending order' : `${count} pending orders`),
      sellers: (count: number) => (count === 1 ? '1 new application' : `${count} new applications`),
      reports: (count: number) => (count === 1 ? '1 open report' : `${count} open reports`),
      messages: (count: number) => (count === 1 ? '1 new message' : `${count} new messages`),
    },
    shop: 'Back to the shop',
  },
  signedInAs: 'Signed in as',
} as const
