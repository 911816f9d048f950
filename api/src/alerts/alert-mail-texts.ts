/** Texts of the e-mails about alerts. `what` is a product's name in quotes, with its variant. */
export const alertMailTexts = {
  news: {
    release: (what: string) => `${what} has been released`,
    restock: (what: string) => `${what} is in stock again`,
  },
  told: 'You asked us to tell you. This is the only e-mail about it: your address has been taken off the list.',
  see: 'See the product',
  why: 'You get this e-mail because you asked for it and confirmed your address.',
  confirm: {
    subject: (what: string) => `Please confirm: tell me about ${what}`,
    heading: 'Is this your address?',
    release: (what: string) =>
      `Somebody, hopefully you, asked us to write to this address as soon as ${what} is released.`,
    restock: (what: string) =>
      `Somebody, hopefully you, asked us to write to this address when ${what} is in stock again.`,
    button: 'Confirm my address',
    expires:
      'The link works for 3 days. If it was not you, ignore this e-mail: without a confirmation we do not write again.',
    why: 'You get this e-mail because your address was typed into the shop.',
  },
} as const
