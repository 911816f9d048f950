import { and, eq, sql } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { toDollars } from '../http/cents-and-dollars'
import { paidState } from '../orders/order-expressions'
import { orderLines, orders } from '../orders/table'
import type { SellerEarnings } from './schema'

/**
 * What a seller's pieces sold for, by whether their orders are paid. Amounts as in `readSales`. Most orders are paid, and
 * reading each of them would take longer than a statement may: an index finds the others, which are taken off the whole.
 */
export async function readEarnings(db: Queries, sellerId: string): Promise<SellerEarnings> {
  const { quantity, cancelled, returned, priceCents } = orderLines
  const cents = sql<string | null>`sum((${quantity} - ${cancelled} - ${returned})::bigint * ${priceCents})`
  const own = eq(orderLines.sellerId, sellerId)
  const [open] = await db
    .select({
      unpaid: sql<string | null>`${cents} filter (where ${paidState} = 'open')`,
      // Pieces of cancelled orders are counted as cancelled, but not in orders that are older than the counters.
      none: sql<string | null>`${cents} filter (where ${paidState} = 'none')`,
    })
    .from(orderLines)
    .innerJoin(orders, and(eq(orders.userId, orderLines.userId), eq(orders.id, orderLines.orderId)))
    .where(and(own, sql`${paidState} in ('open', 'none')`))
  const [all] = await db.select({ cents }).from(orderLines).where(own)
  const [whole = 0, unpaid = 0, none = 0] = [all?.cents, open?.unpaid, open?.none].map((sum) => Number(sum ?? 0))
  return { paid: toDollars(whole - unpaid - none), unpaid: toDollars(unpaid) }
}
