import { and, desc, eq, inArray, lt, ne } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { isOnItsWay, mayComeToReview, piecesToReview } from '../orders/pieces-to-review'
import { orderLines, orderReturns, orders, parcels } from '../orders/table'

/** An order line by which a user bought a product. */
export interface Purchase {
  orderId: string
  lineNumber: number
  variantId: string | null
  variantName: string
  /** Whether pieces have arrived and were neither returned nor requested for return. */
  delivered: boolean
  /** Whether pieces have yet to arrive. */
  onItsWay: boolean
  /** Whether pieces have yet to arrive, or wait for the decision about their return. */
  later: boolean
}

/** A user's order lines for a product, latest first, without cancelled ones. */
export async function findPurchases(db: Queries, userId: string, productId: string): Promise<Purchase[]> {
  const bought = await db
    .select({ line: orderLines, status: orders.status })
    .from(orderLines)
    .innerJoin(orders, and(eq(orders.userId, orderLines.userId), eq(orders.id, orderLines.orderId)))
    .where(
      and(
        eq(orderLines.userId, userId),
        eq(orderLines.productId, productId),
        ne(orders.status, 'Cancelled'),
        lt(orderLines.cancelled, orderLines.quantity),
      ),
    )
    .orderBy(desc(orders.createdAt), desc(orderLines.orderId), orderLines.lineNumber)
    .limit(100)
  if (bought.length === 0) return []
  const ids = [...new Set(bought.map(({ line }) => line.orderId))]
  const sent = await db
    .select()
    .from(parcels)
    .where(and(eq(parcels.userId, userId), inArray(parcels.orderId, ids)))
  const returns = await db
    .select()
    .from(orderReturns)
    .where(and(eq(orderReturns.userId, userId), inArray(orderReturns.orderId, ids)))
  return bought.map(({ line, status }) => {
    const { orderId, lineNumber, variantId, variantName } = line
    const ofOrder = (one: { orderId: string }): boolean => one.orderId === orderId
    const order = { row: { status }, parcels: sent.filter(ofOrder), returns: returns.filter(ofOrder) }
    return {
      ...{ orderId, lineNumber, variantId, variantName },
      delivered: piecesToReview(order)(line) > 0,
      onItsWay: isOnItsWay(order)(line),
      later: mayComeToReview(order)(line),
    }
  })
}
