import { CART_LINES_MAX } from '@superium/shared/constants'

/** Texts about the saved cart and wishlist. */
export const savedListTexts = {
  limited: (lines: readonly { name: string; stock: number }[]) =>
    lines.length === 1
      ? `Only ${lines[0]?.stock} of “${lines[0]?.name}” are left, so your cart has ${lines[0]?.stock}.`
      : `Your cart has what is left of ${lines.map(({ name, stock }) => `“${name}” (${stock})`).join(', ')}.`,
  dropped: (lines: number) =>
    `A cart holds ${CART_LINES_MAX} products. The oldest ${lines === 1 ? 'one' : lines} of yours had to go.`,
  notSent: 'Your last changes to cart and wishlist did not reach the shop.',
} as const
