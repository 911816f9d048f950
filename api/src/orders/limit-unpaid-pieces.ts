import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { conflict } from '../http/problem'
import type { RequestedLine } from '../quotes/schema'
import { openAndUnpaid } from './order-expressions'
import { orderLines, orders } from './table'

/** The requested number of pieces of each product. */
function piecesByProduct(wanted: readonly RequestedLine[]): Map<string, number> {
  const pieces = new Map<string, number>()
  for (const { productId, quantity } of wanted) {
    const id = productId.toLowerCase()
    pieces.set(id, (pieces.get(id) ?? 0) + quantity)
  }
  return pieces
}

/**
 * Throws 409 if an account's unpaid orders would hold more pieces of a product than allowed; the field names the line.
 */
export async function limitUnpaidPieces(
  db: Queries,
  userId: string,
  wanted: readonly RequestedLine[],
  most: number,
): Promise<void> {
  const asked = piecesByProduct(wanted)
  const held = await db
    .select({
      productId: orderLines.productId,
      pieces: sql<number>`sum(${orderLines.quantity} - ${orderLines.cancelled})::int`,
    })
    .from(orders)
    .innerJoin(orderLines, and(eq(orderLines.userId, orders.userId), eq(orderLines.orderId, orders.id)))
    .where(and(eq(orders.userId, userId), sql`(${openAndUnpaid})`, inArray(orderLines.productId, [...asked.keys()])))
    .groupBy(orderLines.productId)
  for (const [index, { productId }] of wanted.entries()) {
    const id = productId.toLowerCase()
    const before = held.find((one) => one.productId === id)?.pieces ?? 0
    if ((asked.get(id) ?? 0) + before <= most) continue
    const left = Math.max(0, most - before)
    throw conflict(
      before > 0
        ? `Unpaid orders may hold ${most} pieces of a product, and yours hold ${before} of one in this order. ${left > 0 ? `Order at most ${left} more` : 'Take it out of this order'}, or pay or cancel the others under “My order”.`
        : `An order may have at most ${most} pieces of a product until it is paid. Order fewer, then more when it is paid.`,
      { field: `products.${index}.quantity` },
    )
  }
}
