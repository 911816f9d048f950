import { and, desc, eq, lt, ne } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { orderLines, orders } from '../orders/table'

/** The order lines with which a user bought a product, latest first, without those that are cancelled. */
export function findPurchases(db: Queries, userId: string, productId: string) {
  return db
    .select({
      orderId: orderLines.orderId,
      lineNumber: orderLines.lineNumber,
      variantId: orderLines.variantId,
      variantName: orderLines.variantName,
    })
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
}
