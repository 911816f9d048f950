import { and, eq } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { badField, conflict } from '../http/problem'
import type { Identity } from '../identity/identity'
import type { OrderTracking } from './change-schema'
import { lockOrder } from './lock-order'
import type { OrderParts } from './order-parts'
import { parseStatus } from './order-status'
import type { OrderRow } from './queries'
import { getOrder } from './read-orders'
import { recordEvent } from './record-event'
import type { Order } from './schema'
import { orders } from './table'
import { tellBuyer } from './tell-buyer'

/** 400 with the field for a tracking address that is not a whole https address. */
export function requireHttps(field: string, { url }: OrderTracking): void {
  if (url === undefined) return
  if (!URL.canParse(url) || new URL(url).protocol !== 'https:' || new URL(url).username !== '')
    throw badField(field, `${field} must be an https address.`)
}

/** Writes the tracking of a locked order. */
export async function writeTracking(tx: Queries, { userId, id }: OrderRow, tracking: OrderTracking): Promise<void> {
  await tx
    .update(orders)
    .set({
      trackingCarrier: tracking.carrier.trim(),
      trackingNumber: tracking.number.trim(),
      trackingUrl: tracking.url ?? null,
    })
    .where(and(eq(orders.userId, userId), eq(orders.id, id)))
}

/** An administrator sets or corrects the tracking of an order that has been shipped; 409 before. */
export async function setTracking(
  parts: OrderParts,
  identity: Identity,
  id: string,
  tracking: OrderTracking,
): Promise<Order> {
  requireHttps('url', tracking)
  await parts.db.transaction(async (tx) => {
    const { row } = await lockOrder(tx, identity, id)
    const status = parseStatus(row.status)
    if (status !== 'Shipped' && status !== 'Delivered')
      throw conflict(`An order that is ${status.toLowerCase()} has no parcel to track.`)
    await writeTracking(tx, row, tracking)
    const note = `${tracking.carrier.trim()} ${tracking.number.trim()}`
    await recordEvent(tx, row, {
      kind: 'tracking',
      status,
      actor: 'admin',
      actorId: identity.uid,
      at: new Date(),
      note,
    })
    await tellBuyer(tx, parts, row, 'order-status')
  })
  return getOrder(parts, identity, 'admin', id)
}
