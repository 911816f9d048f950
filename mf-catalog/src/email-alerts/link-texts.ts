/** The texts of the pages that links in alert emails lead to. `what` is a product's name in quotes, with its variant. */
export const linkTexts = {
  home: 'Home',
  shop: 'Continue shopping',
  see: 'See the product',
  failed: 'That did not work.',
  confirm: {
    title: 'Confirm your address',
    release: (what: string) => `We write to you once, as soon as ${what} is released.`,
    restock: (what: string) => `We write to you once, when ${what} is in stock again.`,
    button: 'Confirm',
    doneTitle: 'Your address is confirmed',
    unknownTitle: 'This link does not work any more',
    unknown: 'It may be older than 3 days, or not complete. Ask again on the product’s page.',
  },
  unsubscribe: {
    title: 'Unsubscribe',
    text: 'This ends all emails about products that the address of your email asked for. Emails about your orders still arrive.',
    button: 'Unsubscribe',
    doneTitle: 'You are unsubscribed',
    unknownTitle: 'This link does not work any more',
    unknown: 'It may be too old, or not complete. The newest email has a newer link.',
  },
} as const
