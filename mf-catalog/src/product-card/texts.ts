export const productCardTexts = {
  quickView: (name: string) => `Quick view of ${name}`,
} as const
