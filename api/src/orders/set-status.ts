import { and, eq } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { returnCoupon } from '../coupons/redeem-coupon'
import type { Database } from '../database/database'
import { conflict } from '../http/problem'
import type { Identity } from '../identity/identity'
import { mergeLines } from '../quotes/merge-lines'
import { nextStatuses, type OrderActor, type OrderStatus } from './order-status'
import { getOrder, getOrderRow } from './read-orders'
import type { Order } from './schema'
import { orderEvents, orders } from './table'
import { returnStock } from './take-stock'
import { withdrawReviews } from './withdraw-reviews'

/**
 * Sets an order's status and adds an event; cancelling returns its stock and its coupon once. 404 for another's order, 409 for a status that
 * cannot follow, also when another request changed it first.
 */
export async function setStatus(
  db: Database,
  identity: Identity,
  actor: OrderActor,
  id: string,
  status: OrderStatus,
): Promise<Order> {
  const caller = { ...identity, admin: actor === 'admin' }
  const { userId, couponCode } = await getOrderRow(db, caller, id)
  const order = await getOrder(db, caller, actor, id)
  const delivered = order.timeline.findLast((event) => event.status === 'Delivered')
  const now = new Date()
  const allowed = nextStatuses(order.status, actor, delivered ? new Date(delivered.at) : null, now)
  if (!allowed.includes(status)) throw refusal(order, status)
  if (status === 'Shipped') requireReleased(order, now)
  await db.transaction(async (tx) => {
    const [moved] = await tx
      .update(orders)
      .set({ status })
      .where(and(eq(orders.userId, userId), eq(orders.id, id), eq(orders.status, order.status)))
      .returning({ id: orders.id })
    if (!moved) throw conflict('The order has been changed meanwhile. Look at it again.')
    await tx
      .insert(orderEvents)
      .values({ userId, orderId: id, id: uuidv7(), status, actor, actorId: identity.uid, at: now })
    if (status !== 'Cancelled') return
    for (const line of mergeLines(order.products)) await returnStock(tx, line)
    if (couponCode !== null) await returnCoupon(tx, userId, couponCode)
    await withdrawReviews(tx, userId, id)
  })
  return getOrder(db, caller, actor, id)
}

/** A pre-ordered product is shipped from its release date (UTC) on. */
function requireReleased({ products }: Order, now: Date): void {
  const today = now.toISOString().slice(0, 10)
  const early = products.find(({ releaseDate }) => releaseDate !== undefined && releaseDate > today)
  if (early) throw conflict(`“${early.name}” is released on ${early.releaseDate}: the order cannot be shipped before.`)
}

function refusal({ status: from }: Order, to: OrderStatus): Error {
  if (to === 'Cancelled') return conflict(`An order that is ${from.toLowerCase()} cannot be cancelled.`)
  if (to === 'Return requested' && from === 'Delivered') return conflict('The 60 days for a return are over.')
  return conflict(`An order that is ${from.toLowerCase()} cannot become ${to.toLowerCase()}.`)
}
