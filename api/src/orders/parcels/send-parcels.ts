import { and, eq } from 'drizzle-orm'
import type { Queries } from '../../database/database'
import { badField, conflict } from '../../http/problem'
import { addToLines } from '../add-to-lines'
import type { OrderTracking } from '../change-schema'
import type { LockedOrder } from '../lock-order'
import { parseStatus } from '../order-status'
import { type Pieces, piecesOf } from '../pieces'
import type { LineRow } from '../queries'
import { recordEvent } from '../record-event'
import { orders, parcels } from '../table'
import { advanceOrder } from './advance-order'
import { packParcels } from './pack-parcels'
import { hasWaitingReturn, statusByParcels } from './status-by-parcels'
import type { StepBy } from './step-by'

/**
 * Sends unsent pieces of a locked order, one parcel per sender, and advances the order if they were the last. Resolves
 * to the parcels' ids. 400 for tracking with several parcels, 409 for pieces that are not released yet.
 */
export async function sendParcels(
  tx: Queries,
  order: LockedOrder,
  pieces: readonly Pieces[],
  { tracking, ...step }: StepBy & { tracking?: OrderTracking | undefined },
): Promise<string[]> {
  const { row, lines } = order
  if (pieces.length === 0) throw conflict('Nothing is left to ship.')
  requireReleased(lines, pieces, step.at)
  const { made, after } = packParcels(order, pieces, { at: step.at, tracking })
  if (tracking && made.length > 1)
    throw badField(
      'tracking',
      'These products come from several senders: ship the parcel that has this tracking alone.',
    )
  await tx.insert(parcels).values(made)
  await addToLines(tx, lines, pieces, 'shipped')
  // A shipped order no longer expires for lack of payment.
  await tx
    .update(orders)
    .set({ paymentDueAt: null })
    .where(and(eq(orders.userId, row.userId), eq(orders.id, row.id)))

  const from = parseStatus(row.status)
  const status = statusByParcels(from, after.lines, after.parcels, hasWaitingReturn(after.returns))
  const sellerId = made.length === 1 ? (made[0]?.sellerId ?? null) : null
  // For a single parcel, the status event already reports the shipping.
  if (status === from || after.parcels.length > 1) {
    const { note, ...by } = step
    for (const { lines: own, sellerId: sender } of made) {
      const said = status === from ? { note } : {}
      await recordEvent(tx, row, { ...by, ...said, kind: 'parcel', status, lines: own, sellerId: sender })
    }
  }
  await advanceOrder(tx, after, { ...step, sellerId })
  return made.map(({ id }) => id)
}

/** Throws 409 for pre-ordered products before their release date (UTC). */
function requireReleased(lines: readonly LineRow[], pieces: readonly Pieces[], now: Date): void {
  const today = now.toISOString().slice(0, 10)
  const early = lines.find(
    ({ lineNumber, releaseDate }) => releaseDate !== null && releaseDate > today && piecesOf(pieces, lineNumber) > 0,
  )
  if (early) throw conflict(`“${early.name}” is released on ${early.releaseDate}: the order cannot be shipped before.`)
}
