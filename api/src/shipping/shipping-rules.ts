import { SHIPPING_FLAT_CENTS } from '@superium/shared/constants'

/** The cost of delivery in cents, shown and charged by the same rule. */
export interface ShippingRules {
  flatCents: number
  /** Orders with a higher subtotal are delivered free; null when none is. */
  freeOverCents: number | null
}

export const defaultShipping: ShippingRules = { flatCents: SHIPPING_FLAT_CENTS, freeOverCents: null }

/** The shipping estimate for a subtotal, in cents. */
export function shippingFor(rules: ShippingRules, subtotalCents: number): number {
  return rules.freeOverCents !== null && subtotalCents > rules.freeOverCents ? 0 : rules.flatCents
}
