import { TAX_PERCENT } from '@superium/shared/constants'
import { type ShippingRules, shippingFor } from '../shipping/shipping'

/** What an order costs, in cents. */
export interface Totals {
  subtotalCents: number
  shippingCents: number
  taxCents: number
  totalCents: number
}

/** The formula of spec §9 for these lines: tax is 15 % of the subtotal, rounded half up; nothing costs no shipping. */
export function totalsOf(rules: ShippingRules, lines: readonly { priceCents: number; quantity: number }[]): Totals {
  const subtotalCents = lines.reduce((sum, { priceCents, quantity }) => sum + priceCents * quantity, 0)
  const shippingCents = lines.length === 0 ? 0 : shippingFor(rules, subtotalCents)
  const taxCents = Math.floor((subtotalCents * TAX_PERCENT + 50) / 100)
  return { subtotalCents, shippingCents, taxCents, totalCents: subtotalCents + shippingCents + taxCents }
}
