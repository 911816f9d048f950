/** Texts of the order parts. */
export const orderPartsTexts = {
  sku: (sku: string) => `SKU ${sku}`,
  cancelled: (count: number, of: number) => (count === of ? 'Cancelled' : `${count} of ${of} cancelled`),
  returned: (count: number, of: number) => (count === of ? 'Returned' : `${count} of ${of} returned`),
  sent: (count: number, of: number) => `${count} of ${of} sent`,
  soldBy: 'Sold by',
  shop: 'Superium',
  parcels: {
    title: (number: number, of: number | undefined) =>
      of === undefined ? `Parcel ${number}` : `Parcel ${number} of ${of}`,
    left: 'Still to be sent',
    cash: (amount: string) => `Pay the courier ${amount} for this parcel.`,
    cashPaid: (amount: string) => `The courier took ${amount} for this parcel.`,
  },
  again: {
    label: 'Buy again',
    added: (count: number) =>
      count === 1 ? '1 item is in your cart again.' : `${count} items are in your cart again.`,
    cartFull: (names: string) => `Your cart has no room for: ${names}`,
    missing: (names: string) => `Not for sale at the moment: ${names}`,
    fewer: (names: string) => `Fewer pieces are left of: ${names}`,
  },
  events: {
    paid: 'Payment received',
    parcel: 'Parcel sent',
    'parcel-delivered': 'Parcel delivered',
    tracking: 'Parcel can be followed',
    'lines-cancelled': 'Items cancelled',
    'return-requested': 'Return requested',
    'return-accepted': 'Return accepted',
    'return-refused': 'Return refused',
    expired: 'Cancelled: not paid in time',
  },
  actors: { buyer: 'by you', seller: (name: string) => `by ${name}`, admin: 'by Superium', system: '' },
  piece: (quantity: number, name: string) => `${quantity} × ${name}`,
  tracking: {
    title: 'Tracking',
    follow: 'Follow the parcel',
    newTab: 'opens a new tab',
  },
  payment: {
    waiting: 'Waiting for your payment',
    'on-delivery': 'Payment on delivery',
    paid: 'Paid',
    cancelled: 'Nothing is to be paid.',
    due: 'Please pay by',
    dueEnd: '. Unpaid by then, the order is cancelled.',
    refund: (amount: string) => `We pay ${amount} back to you.`,
  },
} as const
