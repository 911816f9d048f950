/** The texts of the about page. */
export const aboutTexts = {
  title: 'About',
  description: 'What Superium is, what it sells, and how its storefront is built.',
  heading: 'About Superium',
  parts: [
    {
      title: 'The shop',
      text: 'Superium is an online shop. It sells clothing, books, things for the home, toys, jewelry and more, in sixteen categories, each with its own page. You can look around, search and fill a cart without an account; an account is needed to order, and it keeps your orders, addresses and wishlist.',
    },
    {
      title: 'Prices',
      text: 'The price shown is the price charged. A discount is shown only where the price history bears it out: it compares with the lowest price of the thirty days before. Shipping and tax are shown in the cart, before anything is ordered.',
    },
    {
      title: 'Reviews',
      text: 'Reviews come from people who bought the product here, one for each purchase.',
    },
    {
      title: 'The storefront',
      text: 'This site is an open micro-frontend storefront: catalogue, cart, account and administration are built and released by separate teams, and put together in your browser and on the server while you visit. When a part fails, it says so in its place, and the rest goes on working.',
    },
  ],
  more: 'How to order, pay and return:',
  help: 'Help',
  write: 'Write to us',
} as const
