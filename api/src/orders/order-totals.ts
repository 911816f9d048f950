import { toTerms } from '../coupons/queries'
import { sharedDiscount } from '../order-figures/shared-discount'
import { calculateTotals, type Totals, totalsWithDiscount } from '../quotes/calculate-totals'
import { isPaidToCourier } from './is-ready-to-send'
import type { Counts } from './pieces'
import type { OrderRow } from './queries'

type Priced = Omit<Counts, 'shipped'> & { priceCents: number; discountCents: number | null }

/** The totals of some pieces of an order, by its own tax rate and delivery cost and by its lines' shares of the discount. */
export function orderTotals(row: OrderRow, lines: readonly Priced[], piecesOf: (line: Priced) => number): Totals {
  const { couponCode: code, couponKind: kind, couponValue: value } = row
  const coupon = code !== null && kind !== null && value !== null ? toTerms({ code, kind, value }) : undefined
  const kept = lines
    .map((line) => ({ priceCents: line.priceCents, quantity: piecesOf(line) }))
    .filter(({ quantity }) => quantity > 0)
  const rules = { shipping: { flatCents: row.shippingCents, freeOverCents: null }, taxBasisPoints: row.taxBasisPoints }
  const discountCents = sharedDiscount(lines, piecesOf)
  return discountCents === null
    ? calculateTotals(rules, kept, coupon)
    : totalsWithDiscount(rules, kept, coupon, discountCents)
}

/** The value of returned pieces, with their share of discount and tax, without delivery. */
export function returnValue(row: OrderRow, before: readonly Priced[], after: readonly Priced[]): number {
  const goods = (lines: readonly Priced[]): number => {
    const { subtotalCents, discountCents, taxCents } = orderTotals(
      row,
      lines,
      ({ quantity, cancelled, returned }) => quantity - cancelled - returned,
    )
    return subtotalCents - discountCents + taxCents
  }
  return goods(before) - goods(after)
}

/**
 * The refund that the shop owes or has paid: the paid amount minus the amount still due. For cash on delivery it is at least the
 * value of all returned pieces, because the courier collected the money for them, though never more than was collected.
 */
export function refundCents(row: OrderRow): number {
  const { paidAt, paidCents, status, totalCents, returnedCents } = row
  const due = status === 'Cancelled' ? 0 : totalCents - returnedCents
  const above = Math.max(0, (paidCents ?? 0) - due)
  if (!isPaidToCourier(row)) return above
  return Math.max(above, paidAt === null ? returnedCents : Math.min(returnedCents, paidCents ?? 0))
}
