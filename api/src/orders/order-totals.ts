import { toTerms } from '../coupons/queries'
import { calculateTotals, type Totals } from '../quotes/calculate-totals'
import { isPaidToCourier } from './is-ready-to-send'
import type { Counts } from './pieces'
import type { OrderRow } from './queries'

type Priced = Omit<Counts, 'shipped'> & { priceCents: number }

/** The totals of some pieces of an order by the rules that it keeps: its own tax rate, coupon and cost of delivery. */
export function orderTotals(row: OrderRow, lines: readonly Priced[], piecesOf: (line: Priced) => number): Totals {
  const { couponCode: code, couponKind: kind, couponValue: value } = row
  const coupon = code !== null && kind !== null && value !== null ? toTerms({ code, kind, value }) : undefined
  const kept = lines.map((line) => ({ priceCents: line.priceCents, quantity: piecesOf(line) }))
  const totals = calculateTotals(
    { shipping: { flatCents: row.shippingCents, freeOverCents: null }, taxBasisPoints: row.taxBasisPoints },
    kept.filter(({ quantity }) => quantity > 0),
    coupon,
  )
  return totals
}

/** What returned pieces cost, with their share of discount and tax; delivery is not part of it. */
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
 * What the shop owes or paid back: what was paid, less what remains to be paid for. The courier has taken the money for all
 * that came back.
 */
export function refundCents(row: OrderRow): number {
  const { paidCents, status, totalCents, returnedCents } = row
  if (paidCents === null && isPaidToCourier(row)) return returnedCents
  const due = status === 'Cancelled' ? 0 : totalCents - returnedCents
  return Math.max(0, (paidCents ?? 0) - due)
}
