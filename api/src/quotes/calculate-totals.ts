import { TAX_PERCENT } from '@superium/shared/constants'
import { badField } from '../http/problem'
import { type ShippingRules, shippingFor } from '../shipping/shipping-rules'

/** The amounts of an order in cents. */
export interface Totals {
  subtotalCents: number
  shippingCents: number
  taxCents: number
  totalCents: number
}

/** The database stores cents in 32 bits. */
const MOST_CENTS = 2 ** 31 - 1

/**
 * The totals of lines (spec §9): tax is 15 % of the subtotal, rounded half up; no lines cost no shipping. A total above
 * $21,474,836.47 is a 400 with the field `products`.
 */
export function calculateTotals(
  rules: ShippingRules,
  lines: readonly { priceCents: number; quantity: number }[],
): Totals {
  const subtotalCents = lines.reduce((sum, { priceCents, quantity }) => sum + priceCents * quantity, 0)
  const shippingCents = lines.length === 0 ? 0 : shippingFor(rules, subtotalCents)
  const taxCents = Math.floor((subtotalCents * TAX_PERCENT + 50) / 100)
  const totalCents = subtotalCents + shippingCents + taxCents
  if (totalCents > MOST_CENTS) {
    throw badField('products', 'These products cost more than one order can hold. Please order fewer at a time.')
  }
  return { subtotalCents, shippingCents, taxCents, totalCents }
}
