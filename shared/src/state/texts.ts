import { CART_LINES_MAX } from '../constants'

/** Texts of the shared state. */
export const stateTexts = {
  cartFull: `Your cart holds ${CART_LINES_MAX} products, which is all it can. Order or remove one first.`,
  noStorage: 'This browser keeps nothing for the shop. What you add, and your sign-in, last until you close this page.',
  storageFull: 'This browser has no room left for the shop. What you add is kept until you close this page.',
} as const
