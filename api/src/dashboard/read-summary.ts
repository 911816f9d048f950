import { and, count, eq, gte, isNull, lte, ne, sql } from 'drizzle-orm'
import { contactMessages } from '../contact/table'
import type { Queries } from '../database/database'
import { toDollars } from '../http/cents-and-dollars'
import { orders } from '../orders/table'
import { LOW_STOCK } from '../products/low-stock'
import { products } from '../products/table'
import { reports } from '../reports/table'
import { sellers } from '../sellers/table'
import type { Summary } from './schema'

const DAY = 86_400_000
const DAYS = 30

const midnight = (time: Date) => new Date(Math.floor(time.getTime() / DAY) * DAY)

async function readRevenue(db: Queries, from: Date): Promise<Map<string, { orders: number; cents: number }>> {
  const day = sql<string>`to_char(${orders.createdAt} at time zone 'UTC', 'YYYY-MM-DD')`
  const rows = await db
    .select({ day, orders: count(), cents: sql<string>`sum(${orders.totalCents})` })
    .from(orders)
    .where(and(gte(orders.createdAt, from), sql`${orders.status} not in ('Cancelled', 'Returned')`))
    .groupBy(day)
  return new Map(rows.map((row) => [row.day, { orders: row.orders, cents: Number(row.cents) }]))
}

/** The numbers of the administrator's dashboard at `now`; days begin at midnight UTC. */
export async function readSummary(db: Queries, now: Date): Promise<Summary> {
  const today = midnight(now)
  const first = new Date(today.getTime() - (DAYS - 1) * DAY)
  const [[pending], [applied], [reported], [written], [since], [low], revenue] = await Promise.all([
    db.select({ count: count() }).from(orders).where(eq(orders.status, 'Pending')),
    db.select({ count: count() }).from(sellers).where(eq(sellers.state, 'pending')),
    db.select({ count: count() }).from(reports).where(isNull(reports.settledAt)),
    db.select({ count: count() }).from(contactMessages).where(isNull(contactMessages.doneAt)),
    db
      .select({ count: count() })
      .from(orders)
      .where(and(gte(orders.createdAt, today), ne(orders.status, 'Cancelled'))),
    db
      .select({ count: count() })
      .from(products)
      .where(and(sql`${products.active}`, lte(products.stock, LOW_STOCK))),
    readRevenue(db, first),
  ])
  return {
    pendingOrders: pending?.count ?? 0,
    pendingSellers: applied?.count ?? 0,
    openReports: reported?.count ?? 0,
    newMessages: written?.count ?? 0,
    ordersToday: since?.count ?? 0,
    lowStock: low?.count ?? 0,
    revenue: Array.from({ length: DAYS }, (_, index) => {
      const day = new Date(first.getTime() + index * DAY).toISOString().slice(0, 10)
      const taken = revenue.get(day)
      return { day, orders: taken?.orders ?? 0, total: toDollars(taken?.cents ?? 0) }
    }),
  }
}
