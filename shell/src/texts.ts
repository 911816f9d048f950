/** What the shell says. */
export const shellTexts = {
  brand: 'Superium',
  tagline: 'Online superium shoping center',
  failed: {
    title: 'Unexpected Application Error!',
    remote: (owner: string) => `This part of the shop (${owner}) is not available just now`,
    text: 'The rest of the shop works as usual. Your cart and wishlist are kept.',
    detail: (name: string) => `Part: ${name}`,
    tryAgain: 'Try again',
    reload: 'Reload the page',
  },
  notFound: {
    title: 'Page not found',
    text: 'Nothing in the shop has this address. It may have moved or been sold for good.',
    shop: 'See all products',
    home: 'Go to the home page',
  },
} as const
