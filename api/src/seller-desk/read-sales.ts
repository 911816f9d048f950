import { and, countDistinct, eq, gte, ne, sql } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { toDollars } from '../http/cents-and-dollars'
import { orderLines, orders } from '../orders/table'
import type { SellerOverview } from './schema'

const DAY = 86_400_000

/** The UTC day of a time as YYYY-MM-DD. */
const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10)

/**
 * A seller's sales per day for the last days, including today, without cancelled or returned pieces. Amounts are the
 * sums of line prices, without delivery, tax and the shop's discounts.
 */
export async function readSales(
  db: Queries,
  sellerId: string,
  days: number,
  now: Date,
): Promise<SellerOverview['days']> {
  const first = Math.floor(now.getTime() / DAY) * DAY - (days - 1) * DAY
  const day = sql<string>`to_char(${orders.createdAt} at time zone 'UTC', 'YYYY-MM-DD')`
  const left = sql`(${orderLines.quantity} - ${orderLines.cancelled} - ${orderLines.returned})`
  const rows = await db
    .select({
      day,
      orders: countDistinct(orders.id),
      pieces: sql<string>`sum(${left})`,
      cents: sql<string>`sum(${left}::bigint * ${orderLines.priceCents})`,
    })
    .from(orderLines)
    .innerJoin(orders, and(eq(orders.userId, orderLines.userId), eq(orders.id, orderLines.orderId)))
    .where(
      and(
        eq(orderLines.sellerId, sellerId),
        gte(orders.createdAt, new Date(first)),
        ne(orders.status, 'Cancelled'),
        sql`${left} > 0`,
      ),
    )
    .groupBy(day)
  const byDay = new Map(rows.map((row) => [row.day, row]))
  return Array.from({ length: days }, (_, index) => {
    const name = dayOf(first + index * DAY)
    const sold = byDay.get(name)
    return {
      day: name,
      orders: sold?.orders ?? 0,
      pieces: Number(sold?.pieces ?? 0),
      total: toDollars(Number(sold?.cents ?? 0)),
    }
  })
}
