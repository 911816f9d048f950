/** Texts of a product's price history. */
export const priceTexts = {
  title: 'Price history',
  rule: (price: string) =>
    `A sale that starts now is compared with ${price}: the lowest price of the last 30 days. Only below it a struck-through price is shown.`,
  tooShort: 'The history is shorter than 30 days, so that a sale that starts now shows no struck-through price.',
  sales: 'Sales with this product',
  noSales: 'No sale with this product runs or is planned.',
  period: (from: string, to: string) => `${from} to ${to}`,
  since: 'Since',
  price: 'Price',
  why: 'Set by',
  ordinary: 'Ordinary price',
  sale: (name: string) => `Sale “${name}”`,
} as const
