/** The texts of an order’s page; those of its cards are in `orderTexts`. */
export const orderPageTexts = {
  title: 'Order',
  back: 'All orders',
  lines: 'Items',
  customer: 'Customer',
  address: 'Delivery address',
  notes: 'Order notes',
  timeline: 'Timeline',
  actors: { buyer: 'Customer', seller: (name: string) => `Seller ${name}`, admin: 'Administrator', system: 'Shop' },
  next: 'Next step',
  noStep: 'Nothing is left to do for this order.',
  decideReturn: 'Decide the return below.',
  steps: {
    Pending: 'Set to pending',
    Confirmed: 'Confirm',
    Shipped: 'Mark shipped',
    Delivered: 'Mark delivered',
    Cancelled: 'Cancel order',
    'Return requested': 'Request return',
    Returned: 'Accept return',
  },
  done: (number: string, status: string) => `Order ${number}: ${status}`,
  refused: 'The order was not changed',
  requestReturn: {
    title: 'Request a return for the customer?',
    text: 'For somebody who asked by phone or e-mail. It covers every piece that can still be returned, and you decide about it on this page.',
  },
  cancel: {
    title: 'Cancel this order?',
    text: 'Its products go back into stock. This cannot be undone.',
    rest: 'What has not been sent goes back into stock; the parcels stay on their way. This cannot be undone.',
  },
} as const
