export const emailAlertTexts = {
  backInStock: 'Email me when it is back in stock',
  released: 'Email me when it is released',
  email: 'Email',
  send: 'Notify me',
  required: 'Email is required',
  invalid: 'Invalid email address',
  note: 'We write about this product only.',
} as const
