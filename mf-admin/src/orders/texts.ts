/** The labels of a table of orders. */
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
