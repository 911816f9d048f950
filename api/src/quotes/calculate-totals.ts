import { TAX_PERCENT } from '@superium/shared/constants'
import { badField } from '../http/problem'
import { type ShippingRules, shippingFor } from '../shipping/shipping-rules'

/** What an order costs, in cents. */
export interface Totals {
  subtotalCents: number
  shippingCents: number
  taxCents: number
  totalCents: number
}

/** The database keeps cents in 32 bits. */
const MOST_CENTS = 2 ** 31 - 1

/**
 * The formula of spec §9 for these lines: tax is 15 % of the subtotal, rounded half up; nothing costs no shipping. More than an
 * order can hold ($21,474,836.47) is a 400 that names `products`.
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
