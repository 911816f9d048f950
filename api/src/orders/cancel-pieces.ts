import { and, eq } from 'drizzle-orm'
import { returnCoupon } from '../coupons/redeem-coupon'
import type { Queries } from '../database/database'
import { figuresOf } from '../order-figures/order-figures'
import type { FiguresChange } from '../order-figures/record-change'
import { addToLines } from './add-to-lines'
import { afterCancelling } from './after-cancelling'
import type { LockedOrder } from './lock-order'
import { advanceOrder } from './parcels/advance-order'
import type { Pieces } from './pieces'
import { type NewEvent, recordEvent } from './record-event'
import { recordRefundDue } from './record-payments'
import { returnPiecesToStock } from './return-pieces-to-stock'
import { revalueWaitingReturns } from './revalue-waiting-returns'
import { orders } from './table'
import { withdrawReviews } from './withdraw-reviews'

/**
 * Cancels pieces of a locked order that are not in a parcel yet: restores their stock, recalculates the totals and
 * withdraws the reviews of fully cancelled lines. If nothing remains, the order is cancelled; it then shows its
 * original totals and returns its coupon. If all that remains has been sent, the order advances. Resolves to the change
 * of the sales figures, for `recordChange` at the end of the transaction.
 */
export async function cancelPieces(
  tx: Queries,
  order: LockedOrder,
  pieces: readonly Pieces[],
  event: Pick<NewEvent, 'actor' | 'actorId' | 'at' | 'note'> & { expired?: boolean },
): Promise<FiguresChange> {
  const { row, lines, returns } = order
  const { lines: after, nothingLeft, changes } = afterCancelling(order, pieces)
  const { status } = changes
  await tx
    .update(orders)
    .set(changes)
    .where(and(eq(orders.userId, row.userId), eq(orders.id, row.id)))
  await addToLines(tx, lines, pieces, 'cancelled')
  await returnPiecesToStock(tx, row, lines, pieces)
  const gone = after.filter((line) => line.cancelled === line.quantity).map(({ lineNumber }) => lineNumber)
  await withdrawReviews(tx, row.userId, row.id, gone)
  if (nothingLeft && row.couponCode !== null) await returnCoupon(tx, row.userId, row.couponCode)
  const { expired, ...told } = event
  const kind = expired ? 'expired' : nothingLeft ? 'status' : 'lines-cancelled'
  const cents = row.totalCents - (nothingLeft ? 0 : changes.totalCents)
  const what = { kind, status, cents, ...(!nothingLeft && { lines: pieces }) } as const
  const { id: eventId } = await recordEvent(tx, row, { ...told, ...what })
  const changed = { ...row, ...changes }
  await recordRefundDue(tx, row, changed, { ...told, eventId })
  const change = { before: figuresOf(row, lines), after: figuresOf(changes, after) }
  if (nothingLeft) return change
  await revalueWaitingReturns(
    tx,
    row,
    after,
    returns.filter(({ state }) => state === 'requested'),
  )
  // Who cancels what was left neither sends nor delivers the rest.
  const step = { actor: 'system', actorId: 'system', at: event.at } as const
  await advanceOrder(tx, { ...order, row: changed, lines: after }, step)
  return change
}
