import { and, count, eq, gte, lte, notInArray, sql } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { toDollars } from '../http/fields'
import { orders } from '../orders/table'
import { products } from '../products/table'
import type { Summary } from './routes'

const DAY_MS = 86_400_000
const DAYS = 30
/** Pieces of a product at which somebody should order more. */
const LOW_STOCK = 5

const dayOf = (time: Date): string => time.toISOString().slice(0, 10)

/** The dashboard's numbers at `now`; days are UTC. */
export async function summarise(db: Queries, now: Date): Promise<Summary> {
  const today = new Date(dayOf(now))
  const first = new Date(today.getTime() - (DAYS - 1) * DAY_MS)
  const day = sql<string>`to_char(${orders.createdAt} at time zone 'UTC', 'YYYY-MM-DD')`
  const [[pending], [recent], [low], days] = await Promise.all([
    db.select({ count: count() }).from(orders).where(eq(orders.status, 'Pending')),
    db.select({ count: count() }).from(orders).where(gte(orders.createdAt, today)),
    db
      .select({ count: count() })
      .from(products)
      .where(and(eq(products.active, true), lte(products.stock, LOW_STOCK))),
    db
      .select({ day, orders: count(), cents: sql<number>`sum(${orders.totalCents})::float8` })
      .from(orders)
      .where(and(gte(orders.createdAt, first), notInArray(orders.status, ['Cancelled', 'Returned'])))
      .groupBy(day),
  ])
  const byDay = new Map(days.map((row) => [row.day, row]))
  return {
    pendingOrders: pending?.count ?? 0,
    ordersToday: recent?.count ?? 0,
    lowStock: low?.count ?? 0,
    revenue: Array.from({ length: DAYS }, (_, index) => {
      const name = dayOf(new Date(first.getTime() + index * DAY_MS))
      const row = byDay.get(name)
      return { day: name, orders: row?.orders ?? 0, total: toDollars(row?.cents ?? 0) }
    }),
  }
}
