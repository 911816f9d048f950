import { and, desc, eq, ilike, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { containsPattern } from '../http/contains-pattern'
import type { OrderStatus } from './order-status'
import { orderEvents, orderLines, orders } from './table'

export type OrderRow = typeof orders.$inferSelect

/** The order that a user placed with this key. */
export async function findByKey(db: Queries, userId: string, key: string): Promise<OrderRow | undefined> {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.idempotencyKey, key)))
  return row
}

/** One order of any user; the caller checks the owner. */
export async function findOrder(db: Queries, id: string): Promise<OrderRow | undefined> {
  const [row] = await db.select().from(orders).where(eq(orders.id, id))
  return row
}

/** A user's orders, newest first. */
export function findOwn(db: Queries, userId: string, limit: number): Promise<OrderRow[]> {
  return db
    .select()
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(limit)
}

/** A page of all orders, newest first, with their count. `search` is part of number, name or e-mail. */
export async function findPage(
  db: Queries,
  { page, size, status, search }: { page: number; size: number; status?: OrderStatus; search?: string },
): Promise<{ rows: OrderRow[]; count: number }> {
  const conditions: (SQL | undefined)[] = [status && eq(orders.status, status)]
  if (search) {
    const pattern = containsPattern(search)
    conditions.push(or(ilike(orders.orderNumber, pattern), ilike(orders.name, pattern), ilike(orders.email, pattern)))
  }
  const where = and(...conditions)
  const [rows, [total]] = await Promise.all([
    db
      .select()
      .from(orders)
      .where(where)
      .orderBy(desc(orders.createdAt), desc(orders.id))
      .limit(size)
      .offset(page * size),
    db.select({ count: sql<number>`count(*)::int` }).from(orders).where(where),
  ])
  return { rows, count: total?.count ?? 0 }
}

/** The lines and events of orders, oldest first. */
export async function findDetails(db: Queries, rows: readonly OrderRow[]) {
  if (rows.length === 0) return { lines: [], events: [] }
  const users = [...new Set(rows.map(({ userId }) => userId))]
  const ids = rows.map(({ id }) => id)
  const [lines, events] = await Promise.all([
    db
      .select()
      .from(orderLines)
      .where(and(inArray(orderLines.userId, users), inArray(orderLines.orderId, ids)))
      .orderBy(orderLines.lineNumber),
    db
      .select()
      .from(orderEvents)
      .where(and(inArray(orderEvents.userId, users), inArray(orderEvents.orderId, ids)))
      .orderBy(orderEvents.at, orderEvents.id),
  ])
  return { lines, events }
}
