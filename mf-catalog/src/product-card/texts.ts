export const productCardTexts = {
  quickView: (name: string) => `Quick view of ${name}`,
  soldBy: (seller: string) => `Sold by ${seller}`,
} as const
