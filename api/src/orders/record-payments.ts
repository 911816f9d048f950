import { and, eq } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import type { Queries } from '../database/database'
import { payments } from '../payment-ledger/table'
import { refundCents } from './order-totals'
import type { OrderRow, PaymentRow } from './queries'
import { orders } from './table'

/** A movement of an order's money, for the ledger. */
export type NewPayment = Pick<typeof payments.$inferInsert, 'cents' | 'sellerId' | 'parcelId' | 'eventId'> &
  PaidBy & { kind: 'received' | 'cash-reported' | 'cash-confirmed' | 'refunded' }

/** By whose word something is in the ledger, and since when. */
export type PaidBy = Pick<PaymentRow, 'actor' | 'actorId' | 'at'>

/** How much a movement adds to each of the order's sums. */
const sums = {
  received: { paidCents: 1, unconfirmedCashCents: 0, refundedCents: 0 },
  'cash-reported': { paidCents: 0, unconfirmedCashCents: 1, refundedCents: 0 },
  'cash-confirmed': { paidCents: 1, unconfirmedCashCents: -1, refundedCents: 0 },
  refunded: { paidCents: 0, unconfirmedCashCents: 0, refundedCents: 1 },
} as const

/**
 * Writes movements of a locked order's money to the ledger and adds them to the order's sums: the only place that changes these.
 * `paidAt` says when all the money was there. Resolves to the order's row afterwards.
 */
export async function recordPayments(
  tx: Queries,
  row: OrderRow,
  moved: readonly NewPayment[],
  { paidAt = row.paidAt }: { paidAt?: Date | null } = {},
): Promise<OrderRow> {
  const sumOf = (column: keyof (typeof sums)['received']): number =>
    moved.reduce((sum, { kind, cents }) => sum + sums[kind][column] * cents, 0)
  const paid = sumOf('paidCents')
  const changes = {
    paidAt,
    paidCents: row.paidCents === null && paid === 0 && paidAt === null ? null : (row.paidCents ?? 0) + paid,
    unconfirmedCashCents: row.unconfirmedCashCents + sumOf('unconfirmedCashCents'),
    refundedCents: row.refundedCents + sumOf('refundedCents'),
  }
  const own = { userId: row.userId, orderId: row.id }
  if (moved.length > 0) await tx.insert(payments).values(moved.map((one) => ({ ...own, id: uuidv7(), ...one })))
  await tx
    .update(orders)
    .set(changes)
    .where(and(eq(orders.userId, row.userId), eq(orders.id, row.id)))
  const after = { ...row, ...changes }
  const [first] = moved
  if (first) await recordRefundDue(tx, row, after, first)
  return after
}

/** Writes to the ledger how a change of an order changes what the shop owes its buyer. */
export async function recordRefundDue(
  tx: Queries,
  before: OrderRow,
  after: OrderRow,
  { sellerId, eventId, actor, actorId, at }: PaidBy & Pick<NewPayment, 'sellerId' | 'eventId'>,
): Promise<void> {
  const cents = refundCents(after) - refundCents(before)
  if (cents === 0) return
  const own = { userId: before.userId, orderId: before.id, id: uuidv7() }
  await tx.insert(payments).values({ ...own, kind: 'refund-due', cents, sellerId, eventId, actor, actorId, at })
}
