import { conflict } from '../http/problem'
import type { LockedOrder } from './lock-order'
import { nextStatuses, type OrderActor, type OrderStatus, parseStatus } from './order-status'
import { piecesToReturn } from './pieces-to-return'

/** Throws a 409 with the reason unless `actor` may set this status now. */
export function requireStep(order: Omit<LockedOrder, 'senders'>, actor: OrderActor, to: OrderStatus, now: Date): void {
  const from = parseStatus(order.row.status)
  const mayReturn = piecesToReturn(order, now)
  const returnable = order.lines.some((line) => mayReturn(line) > 0)
  if (nextStatuses(from, actor, returnable).includes(to)) return
  if (to === 'Cancelled') throw conflict(`An order that is ${from.toLowerCase()} cannot be cancelled.`)
  const arrived = order.parcels.some(({ deliveredAt }) => deliveredAt !== null)
  if (to === 'Return requested' && arrived && !['Cancelled', 'Returned'].includes(from))
    throw conflict('The 60 days for a return are over.')
  throw conflict(`An order that is ${from.toLowerCase()} cannot become ${to.toLowerCase()}.`)
}
