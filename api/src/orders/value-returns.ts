import type { LockedOrder } from './lock-order'
import { returnValue } from './order-totals'
import { groupBySender } from './parcels/group-by-sender'
import type { Pieces } from './pieces'
import { withReturned } from './revalue-waiting-returns'

/** Pieces that go back to one sender, and what they would pay back. */
export interface ValuedReturn {
  sellerId: string | null
  lines: Pieces[]
  valueCents: number
}

/**
 * The returns of some pieces of an order, one per sender. Amounts are rounded, so the value of a return depends on those that
 * wait before it.
 */
export function valueReturns({ row, lines, returns }: LockedOrder, pieces: Pieces[]): ValuedReturn[] {
  let before = returns.reduce<typeof lines>(
    (rest, { state, lines: back }) => (state === 'requested' ? withReturned(rest, back) : rest),
    lines,
  )
  return groupBySender(lines, pieces).map(({ sellerId, pieces: back }) => {
    const after = withReturned(before, back)
    const valueCents = returnValue(row, before, after)
    before = after
    return { sellerId, lines: back, valueCents }
  })
}
