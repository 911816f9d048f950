import type { VariantRow } from './queries'

/**
 * What a shopper gets who named no variant (spec §3's order lines name none): the cheapest, whose price the cards show,
 * and the first among equals. It does not depend on stock, so that quote and order mean the same one.
 */
export function defaultVariant(variants: readonly VariantRow[]): VariantRow | undefined {
  return [...variants].sort((a, b) => a.surchargeCents - b.surchargeCents || a.position - b.position)[0]
}
