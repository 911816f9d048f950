import { refundCents } from './order-totals'
import { type CashOrder, cashByParcel, isToConfirm } from './parcels/cash-by-parcel'
import type { ReturnRow } from './queries'

/** What of an order's refund can be paid now. */
export interface RefundToPay {
  /** What is still to be paid and can be. */
  leftCents: number
  /** What waits until an administrator confirms the cash of the parcels whose pieces came back. */
  waitingCents: number
  /** The senders whose returns, decided or not, wait for it; null is the shop itself. */
  waitsFor: ReadonlySet<string | null>
}

/**
 * A refund is paid from confirmed money: what came back to a sender waits while cash of that sender's parcels is unconfirmed, but
 * not for another sender's.
 */
export function refundToPay(order: CashOrder & { returns: readonly ReturnRow[] }): RefundToPay {
  const { row, returns, ledger } = order
  const waitsFor = new Set<string | null>()
  let waiting = 0
  for (const sender of new Set(
    cashByParcel(order)
      .filter(isToConfirm)
      .map(({ sellerId }) => sellerId),
  )) {
    const own = <T extends { sellerId: string | null }>(parts: readonly T[]) =>
      parts.filter(({ sellerId }) => sellerId === sender)
    const sure = own(ledger).reduce((sum, { kind, cents }) => sum + (kind === 'cash-confirmed' ? cents : 0), 0)
    const returned = (...states: string[]): number =>
      own(returns).reduce((sum, { state, valueCents }) => sum + (states.includes(state) ? valueCents : 0), 0)
    if (returned('accepted', 'requested') > sure) waitsFor.add(sender)
    waiting += Math.max(0, returned('accepted') - sure)
  }
  const owed = refundCents(row)
  const waitingCents = Math.min(waiting, owed)
  const most = Math.min(owed - waitingCents, row.paidCents ?? 0)
  return { leftCents: Math.max(0, most - row.refundedCents), waitingCents, waitsFor }
}
