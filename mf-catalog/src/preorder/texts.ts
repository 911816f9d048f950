export const preorderTexts = {
  title: 'Pre-order',
  product: 'Product',
  see: (name: string) => `See ${name}`,
  from: (date: string) => `Coming ${date}`,
  soon: 'Coming soon',
  details: 'Product details',
  detailsHint: 'Such as colour and size',
  email: 'Email',
  required: 'Email is required',
  invalid: 'Invalid email address',
  send: 'Pre-order',
  note: 'We email you when it is released. You pay nothing until you order.',
} as const
