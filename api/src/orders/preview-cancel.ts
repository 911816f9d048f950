import type { Queries } from '../database/database'
import { toDollars } from '../http/cents-and-dollars'
import type { Identity } from '../identity/identity'
import { afterCancelling } from './after-cancelling'
import type { OrderActor } from './order-status'
import { refundCents } from './order-totals'
import { choosePieces, type Pieces, piecesToSend } from './pieces'
import { findDetails } from './queries'
import { getOrderRow } from './read-orders'
import { requireStep } from './require-step'

/**
 * What cancelling pieces of an order, or all of its unsent ones, would pay back, in dollars, by the calculation of the
 * cancellation itself; 0 where nothing was paid for them. It changes nothing. 404 and 409 as `cancelOrder`.
 */
export async function previewCancel(
  db: Queries,
  identity: Identity,
  actor: OrderActor,
  id: string,
  asked: Pieces[] | undefined,
): Promise<number> {
  const row = await getOrderRow(db, { ...identity, admin: actor === 'admin' }, id)
  const order = { row, ...(await findDetails(db, [row])) }
  requireStep(order, actor, 'Cancelled', new Date())
  const pieces = choosePieces(order.lines, asked, piecesToSend)
  const { changes } = afterCancelling(order, pieces)
  return toDollars(Math.max(0, refundCents({ ...row, ...changes }) - refundCents(row)))
}
