export const variantTexts = {
  colour: 'Colour',
  size: 'Size',
  name: 'Variant',
  soldOut: 'Sold out',
} as const
