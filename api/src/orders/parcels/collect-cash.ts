import type { Queries } from '../../database/database'
import { isPaidToCourier } from '../is-ready-to-send'
import type { LockedOrder } from '../lock-order'
import { type OrderActor, type OrderStatus, orderActors } from '../order-status'
import type { OrderRow, ParcelRow } from '../queries'
import { recordEvent } from '../record-event'
import { type NewPayment, type PaidBy, recordPayments } from '../record-payments'
import { type ArrivedCash, cashByParcel, isToConfirm } from './cash-by-parcel'
import type { StepBy } from './step-by'

type CashOrder = Pick<LockedOrder, 'row' | 'lines' | 'parcels' | 'events' | 'ledger'>

/**
 * Writes to the ledger of a locked order that the courier has collected the cash of its arrived parcels: as confirmed where
 * `confirms` says so or an administrator reported the arrival, else as the seller's word. When everything has arrived and is
 * confirmed, the order is paid. `status` is the order's after the step. Resolves to the order's row afterwards.
 */
export async function collectCash(
  tx: Queries,
  order: CashOrder,
  { at, actor, actorId }: Pick<StepBy, 'at' | 'actor' | 'actorId'>,
  status: OrderStatus,
  confirms: (cash: ArrivedCash) => boolean = () => false,
): Promise<OrderRow> {
  const { row } = order
  if (!isPaidToCourier(row) || row.paidAt !== null) return row
  const step = { at, actor, actorId }
  const cash = cashByParcel(order)
  const arrived = cash
    .filter(isToConfirm)
    .map((one) => ({ ...one, by: one.reported ?? reporterOf(order, one.parcel, step) }))
  const reports = arrived.filter(({ reported }) => !reported).map((one) => toPayment('cash-reported', one, one.by))
  const confirmed = arrived
    .filter((one) => confirms(one) || one.by.actor === 'admin')
    .map((one) => ({ ...one, by: confirms(one) ? step : one.by }))
  const travelling = status === 'Confirmed' || status === 'Shipped'
  const isPaid = !travelling && confirmed.length === cash.filter((one) => one.cents > 0 && !one.confirmed).length
  if (confirmed.length === 0 && !isPaid) return reports.length > 0 ? recordPayments(tx, row, reports) : row
  const [first] = confirmed
  // Without any cash to confirm, this step only showed that no more is to come.
  const by = first
    ? { actor: actorOf(first.by), actorId: first.by.actorId }
    : ({ actor: 'system', actorId: 'system' } as const)
  const event = await recordEvent(tx, row, {
    ...{
      ...by,
      at,
      kind: isPaid ? 'paid' : 'cash-confirmed',
      status: status === 'Return requested' ? 'Delivered' : status,
    },
    ...(first && confirmed.every(({ sellerId }) => sellerId === first.sellerId) && { sellerId: first.sellerId }),
    cents: confirmed.reduce((sum, { cents }) => sum + cents, 0),
  })
  const moved = confirmed.map((one) => ({ ...toPayment('cash-confirmed', one, one.by), eventId: event.id }))
  return recordPayments(tx, row, [...reports, ...moved], { paidAt: isPaid ? at : null })
}

/** The ledger's rows that confirm the cash of parcels, after those that report it where nobody has. */
export const confirmationsOf = (
  cash: readonly ArrivedCash[],
  { eventId, ...by }: PaidBy & { eventId: string },
): NewPayment[] =>
  cash.flatMap((one) => [
    ...(one.reported ? [] : [toPayment('cash-reported', one, by)]),
    { ...toPayment('cash-confirmed', one, by), eventId },
  ])

function toPayment(
  kind: 'cash-reported' | 'cash-confirmed',
  { cents, parcel, sellerId }: ArrivedCash,
  { actor, actorId, at }: PaidBy,
): NewPayment {
  return { kind, cents, sellerId, parcelId: parcel.id, actor, actorId, at }
}

/** Who said that a parcel has arrived; the previous version kept that only in the timeline. */
function reporterOf({ events }: CashOrder, { sellerId, deliveredAt }: ParcelRow, step: PaidBy): PaidBy {
  if (deliveredAt === step.at) return step
  return events.findLast((event) => event.kind === 'parcel-delivered' && event.sellerId === sellerId) ?? step
}

const actorOf = ({ actor }: PaidBy): OrderActor => orderActors.find((one) => one === actor) ?? 'system'
