import { uuidv7 } from 'uuidv7'
import type { OrderTracking } from '../change-schema'
import { type Pieces, piecesOf } from '../pieces'
import type { ParcelRow } from '../queries'
import type { CashOrder } from './cash-by-parcel'
import { groupBySender } from './group-by-sender'
import { trackingColumns } from './tracking-columns'

/** Puts unsent pieces of an order into parcels, one per sender, and returns these and the order with them. */
export function packParcels<O extends Pick<CashOrder, 'row' | 'lines' | 'parcels'>>(
  order: O,
  pieces: readonly Pieces[],
  { at, tracking }: { at: Date; tracking?: OrderTracking | undefined },
): { made: ParcelRow[]; after: O } {
  const { row, lines, parcels } = order
  const made = groupBySender(lines, pieces).map(({ sellerId, pieces: own }) => ({
    ...{ userId: row.userId, orderId: row.id, id: uuidv7(), sellerId, lines: own },
    ...trackingColumns(tracking),
    ...{ shippedAt: at, deliveredAt: null },
  }))
  const after = {
    ...order,
    lines: lines.map((line) => ({ ...line, shipped: line.shipped + piecesOf(pieces, line.lineNumber) })),
    parcels: [...parcels, ...made],
  }
  return { made, after }
}
