import { and, eq, ne, sql } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { toDollars } from '../http/cents-and-dollars'
import { orderLines, orders } from '../orders/table'
import type { SellerEarnings } from './schema'

/** What a seller's pieces sold for, by whether their orders are paid. Amounts as in `readSales`. */
export async function readEarnings(db: Queries, sellerId: string): Promise<SellerEarnings> {
  const { quantity, cancelled, returned, priceCents } = orderLines
  const cents = sql`sum((${quantity} - ${cancelled} - ${returned})::bigint * ${priceCents})`
  const [sums] = await db
    .select({
      paid: sql<string | null>`${cents} filter (where ${orders.paidAt} is not null)`,
      unpaid: sql<string | null>`${cents} filter (where ${orders.paidAt} is null)`,
    })
    .from(orderLines)
    .innerJoin(orders, and(eq(orders.userId, orderLines.userId), eq(orders.id, orderLines.orderId)))
    .where(and(eq(orderLines.sellerId, sellerId), ne(orders.status, 'Cancelled')))
  return { paid: toDollars(Number(sums?.paid ?? 0)), unpaid: toDollars(Number(sums?.unpaid ?? 0)) }
}
