import { uuidv7 } from 'uuidv7'
import type { Queries } from '../database/database'
import type { OrderEventKind } from './order-event-kind'
import type { OrderActor, OrderStatus } from './order-status'
import type { Pieces } from './pieces'
import { orderEvents } from './table'

/** A change of an order, for its timeline. */
export interface NewEvent {
  kind: OrderEventKind
  /** The order's status after it. */
  status: OrderStatus
  actor: OrderActor
  actorId: string
  at: Date
  note?: string | undefined
  /** The pieces that it is about. */
  lines?: readonly Pieces[]
  /** The seller whose parcel or return it is about; null for the shop's. */
  sellerId?: string | null
}

/** Adds an event to an order's timeline. */
export async function recordEvent(
  tx: Queries,
  { userId, id }: { userId: string; id: string },
  { note = '', lines = [], ...event }: NewEvent,
): Promise<void> {
  await tx
    .insert(orderEvents)
    .values({ ...event, note: note.trim(), lines: [...lines], userId, orderId: id, id: uuidv7() })
}
