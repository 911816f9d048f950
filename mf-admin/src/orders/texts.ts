/** The names of what a table of orders shows. */
export const ordersTexts = {
  title: 'Orders',
  empty: 'No orders yet',
  status: 'Status',
  number: 'Order',
  date: 'Date',
  customer: 'Customer',
  items: 'Items',
  total: 'Total',
} as const
