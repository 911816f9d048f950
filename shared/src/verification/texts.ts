export const verificationTexts = {
  title: 'Verify your email address',
  account: (email: string) =>
    `Open the link in our message to ${email}. Until then you can have only a few open orders, and cannot review products or sell.`,
  checkout: (email: string) =>
    `Open the link in our message to ${email}. You can order now, but until then only a few orders can be open at a time.`,
  seller: (email: string) => `Open the link in our message to ${email}. Only then can your application be approved.`,
  review: (email: string) => `Open the link in our message to ${email}. Only then can you write or change a review.`,
  send: 'Send the link again',
  sent: (email: string) =>
    `A new link is on its way to ${email}. It can take a minute; look into the spam folder, too.`,
  check: 'I have opened the link',
  notYet: 'The address is not verified yet. Open the link in the message first.',
  verified: 'Your email address is verified.',
} as const
