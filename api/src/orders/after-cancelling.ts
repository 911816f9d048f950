import type { Totals } from '../quotes/calculate-totals'
import { type OrderStatus, parseStatus } from './order-status'
import { orderTotals, returnValue } from './order-totals'
import { type CashOrder, waivedDelivery } from './parcels/cash-by-parcel'
import { type Pieces, piecesOf } from './pieces'
import type { LineRow } from './queries'

interface AfterCancelling {
  lines: LineRow[]
  /** Whether every piece is cancelled; the order then shows its original totals. */
  nothingLeft: boolean
  /** What changes in the order's row. */
  changes: Totals & { returnedCents: number; status: OrderStatus }
}

/** What an order would be without some of its unsent pieces. Delivery that no courier collects any more is not charged. */
export function afterCancelling(order: CashOrder, pieces: readonly Pieces[]): AfterCancelling {
  const { row, lines } = order
  const after = lines.map((line) => ({ ...line, cancelled: line.cancelled + piecesOf(pieces, line.lineNumber) }))
  const nothingLeft = after.every(({ quantity, cancelled }) => quantity === cancelled)
  const totals = orderTotals(row, after, ({ quantity, cancelled }) => (nothingLeft ? quantity : quantity - cancelled))
  // The value of earlier returns is recalculated with the remaining discount.
  const returnedCents = returnValue(row, withNothingBack(after), after)
  const status = nothingLeft ? 'Cancelled' : parseStatus(row.status)
  const changes = { ...totals, returnedCents, status }
  const waived = waivedDelivery({ ...order, row: { ...row, ...changes }, lines: after })
  changes.shippingCents -= waived
  changes.totalCents -= waived
  return { lines: after, nothingLeft, changes }
}

const withNothingBack = (lines: readonly LineRow[]): LineRow[] => lines.map((line) => ({ ...line, returned: 0 }))
