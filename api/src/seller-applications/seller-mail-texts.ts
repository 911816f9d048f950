/** Texts of the e-mails to applicants and sellers. */
export const sellerMailTexts = {
  hello: (name: string) => (name ? `Hello ${name},` : 'Hello,'),
  shop: 'Your shop',
  reason: 'Reason',
  note: 'Note',
  /** Where the words of an administrator are, which only a verified address gets. */
  signIn: 'Sign in and open your application to read what we wrote about it.',
  why: (email: string) => `You get this e-mail because somebody applied to sell at Superium as ${email}.`,
  applied: {
    heading: 'We have received your application',
    text: 'Thank you for applying to sell at Superium. We look at every application ourselves and tell you by e-mail what we decide.',
    button: 'See your application',
    path: '/become-seller',
  },
  approved: {
    heading: 'Your shop is approved',
    text: 'Welcome! You can add your first products now.',
    button: 'Go to your seller desk',
    path: '/seller',
  },
  declined: {
    heading: 'Your application was declined',
    text: 'We cannot open your shop as you applied for it. You can change your application and apply again.',
    button: 'Apply again',
    path: '/become-seller',
  },
  suspended: {
    heading: 'Your shop is suspended',
    text: 'Your products are not shown or sold, and your seller desk is closed, until we reinstate your shop. Write to us about orders that are still to be sent.',
    button: 'See your shop’s state',
    path: '/become-seller',
  },
  reinstated: {
    heading: 'Your shop is open again',
    text: 'We have reinstated your shop. Your products are shown and sold as before.',
    button: 'Go to your seller desk',
    path: '/seller',
  },
} as const
