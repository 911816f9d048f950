/** Labels of spec §9, and badges. */
export const availabilityTexts = {
  'in-stock': 'In Stock',
  'pre-order': 'Pre Order',
  'up-coming': 'Up Coming',
  'sold-out': 'Sold out',
  newIn: 'New in',
  inStock: 'In stock',
  onlyLeft: (stock: number) => `Only ${stock} left`,
} as const
