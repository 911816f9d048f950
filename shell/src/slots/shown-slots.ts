import type { Slots } from '@superium/shared/contract'

/** The slots that the shell shows for one remote each. A remote's release must not leave one of them empty. */
export const shownSlots = [
  'mini-cart',
  'cart-notice',
  'mini-wishlist',
  'profile-menu',
  'search',
] as const satisfies readonly (keyof Slots)[]

/** The slots that the shell shows for every remote that fills them. */
export const openSlots = ['home'] as const satisfies readonly (keyof Slots)[]
