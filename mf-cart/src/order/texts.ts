/** The texts of the confirmation of an order. */
export const orderTexts = {
  thanks: 'Thank you for your order',
  title: (number: string) => `Order #${number}`,
  breadcrumb: 'Order',
  breadcrumbOrders: 'My order',
  earlier:
    'This is the order that you confirmed first. It had been placed, although the confirmation did not arrive. Nothing was ordered twice, and your later changes are not part of it.',
  placed: 'Placed',
  loading:
    'Loading your order. This takes a moment, because the shop first makes sure that it is really you who asks for it.',
  email: (email: string) => `Ordered by ${email}.`,
  mailTo: (email: string) => `We send each step to ${email}, too.`,
  next: {
    title: 'What happens next',
    pending: 'The shop checks your order and confirms it. Each step appears on the order’s page.',
    track: 'You find it under My order in your account.',
  },
  lines: 'Products',
  delivery: 'Delivery',
  paymentState: 'Payment',
  view: 'View order',
  shop: 'Continue shopping',
} as const
