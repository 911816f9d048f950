import { uuidv7 } from 'uuidv7'
import { recordAudit } from '../audit/record-audit'
import type { Queries } from '../database/database'
import { together } from '../database/together'
import type { OrderEventKind } from './order-event-kind'
import type { OrderActor, OrderStatus } from './order-status'
import type { Pieces } from './pieces'
import type { OrderRow } from './queries'
import { orderEvents } from './table'

/** A change of an order, for its timeline. */
export interface NewEvent {
  kind: OrderEventKind
  /** The order's status after the event. */
  status: OrderStatus
  actor: OrderActor
  actorId: string
  at: Date
  note?: string | undefined
  /** The affected pieces. */
  lines?: readonly Pieces[]
  /** The seller of the affected parcel or return; null for the shop itself. */
  sellerId?: string | null
  /** An amount in cents for the audit log only. */
  cents?: number
  /** What the audit says of pieces that came back: whether they went into stock. */
  restocked?: boolean
}

/**
 * Adds an event to the timeline of an order and to the audit log; the order row must be as it was before the change.
 * Resolves to the event's row.
 */
export async function recordEvent(
  tx: Queries,
  { userId, id, orderNumber, status }: Pick<OrderRow, 'userId' | 'id' | 'orderNumber' | 'status'>,
  { note = '', lines = [], cents, restocked, ...event }: NewEvent,
): Promise<typeof orderEvents.$inferSelect> {
  const eventId = uuidv7()
  const [[added]] = await together(
    () =>
      tx
        .insert(orderEvents)
        .values({ ...event, note: note.trim(), lines: [...lines], userId, orderId: id, id: eventId })
        .returning(),
    () =>
      recordAudit(tx, {
        target: { kind: 'order', id, label: orderNumber },
        before: { status },
        after: {
          event: event.kind,
          // The event has the note.
          eventId,
          status: event.status,
          // Follows from what the caller did.
          ...(event.actor === 'system' && { automatic: true }),
          ...(lines.length > 0 && { pieces: lines }),
          ...(cents !== undefined && { cents }),
          ...(restocked !== undefined && { backIntoStock: restocked }),
        },
      }),
  )
  if (!added) throw new Error('the event cannot be recorded')
  return added
}
