export const emailAlertTexts = {
  backInStock: 'Email me when it is back in stock',
  released: 'Email me when it is released',
  email: 'Email',
  send: 'Notify me',
  required: 'Email is required',
  invalid: 'Invalid email address',
  note: 'One email, about this product only.',
} as const
