export const soldByTexts = {
  soldBy: 'Sold by',
  shopItself: 'Superium',
} as const
