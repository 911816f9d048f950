import type { SellerOrder } from '@superium/shared/api'

/** Formats pieces of an order as text: `2 × Lamp; 1 × Tee`. */
export const namesOf = ({ lines }: SellerOrder, pieces: readonly { lineNumber: number; quantity: number }[]): string =>
  pieces
    .map(({ lineNumber, quantity }) => {
      const line = lines.find((one) => one.lineNumber === lineNumber)
      return `${quantity} × ${[line?.name, line?.variantName].filter(Boolean).join(', ')}`
    })
    .join('; ')
