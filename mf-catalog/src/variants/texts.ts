export const variantTexts = {
  colour: 'Colour',
  size: 'Size',
  name: 'Variant',
  soldOut: 'Sold out',
  choose: { colour: 'Choose a colour', size: 'Choose a size', name: 'Choose a variant' },
} as const
