import { conflict } from '../http/problem'
import type { LockedOrder } from './lock-order'
import { deliveredAt, nextStatuses, type OrderActor, type OrderStatus, parseStatus } from './order-status'

/** 409 with the reason unless `actor` may bring the order to this status now. */
export function requireStep(
  { row, events }: Pick<LockedOrder, 'row' | 'events'>,
  actor: OrderActor,
  to: OrderStatus,
  now: Date,
): void {
  const from = parseStatus(row.status)
  if (nextStatuses(from, actor, deliveredAt(events), now).includes(to)) return
  if (to === 'Cancelled') throw conflict(`An order that is ${from.toLowerCase()} cannot be cancelled.`)
  if (to === 'Return requested' && from === 'Delivered') throw conflict('The 60 days for a return are over.')
  throw conflict(`An order that is ${from.toLowerCase()} cannot become ${to.toLowerCase()}.`)
}
