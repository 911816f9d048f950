import type { Slots } from '@superium/shared/contract'

/** The slots that the shell shows. A release of a remote may not leave one of them empty. */
export const shownSlots = [
  'mini-cart',
  'cart-notice',
  'mini-wishlist',
  'profile-menu',
  'search',
] as const satisfies readonly (keyof Slots)[]
