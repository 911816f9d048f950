export const quickViewTexts = {
  loading: 'Loading the product',
  detail: 'See all details',
  description: 'Description',
} as const
