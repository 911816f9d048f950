/** Who can be in the audit, in words. */
export const AUDIT_ROLES = { administrator: 'Administrator', seller: 'Seller', command: 'Command line' } as const

/** What entries of the audit are about, in words. */
export const AUDIT_KINDS = {
  account: 'Account',
  answer: 'Answer',
  coupon: 'Coupon',
  export: 'Export',
  import: 'Import of products',
  message: 'Message',
  order: 'Order',
  product: 'Product',
  question: 'Question',
  review: 'Review',
  sale: 'Sale',
  seller: 'Seller',
} as const
