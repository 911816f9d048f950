import { type ReturnReason, splitReason } from '@superium/shared/constants'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Queries } from '../database/database'
import { keepPlan } from '../database/keep-plan'
import { together, togetherIn } from '../database/together'
import { payments } from '../payment-ledger/table'
import { products } from '../products/table'
import { sellers } from '../sellers/table'
import { orderEvents, orderLines, orderReturns, orders, parcels } from './table'

export type OrderRow = typeof orders.$inferSelect
export type LineRow = typeof orderLines.$inferSelect
export type ParcelRow = typeof parcels.$inferSelect
export type PaymentRow = typeof payments.$inferSelect
export type ReturnRow = Omit<typeof orderReturns.$inferSelect, 'chosenReason'> & {
  chosenReason?: ReturnReason | null | undefined
}

/** A seller of an order's lines. */
export type Sender = Pick<
  typeof sellers.$inferSelect,
  'id' | 'slug' | 'shopName' | 'state' | 'email' | 'shopAddress' | 'district'
>

/** The lines, events, returns, parcels and payments of orders, oldest first, and the sellers of their lines. */
export interface Details {
  lines: LineRow[]
  events: (typeof orderEvents.$inferSelect)[]
  returns: ReturnRow[]
  parcels: ParcelRow[]
  ledger: PaymentRow[]
  senders: Sender[]
  /** Names of the accounts that acted for the shop or a seller, if the reader may know them. */
  staff?: ReadonlyMap<string, string>
}

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
  const [row] = await db.select().from(orders).where(sql`${orders.id} = ${id} ${keepPlan}`)
  return row
}

/** A page of a user's orders, newest first, with the count of all. */
export async function findOwn(
  db: Queries,
  userId: string,
  { page, size }: { page: number; size: number },
): Promise<{ rows: OrderRow[]; count: number }> {
  const own = eq(orders.userId, userId)
  const [rows, [total]] = await Promise.all([
    db
      .select()
      .from(orders)
      .where(own)
      .orderBy(desc(orders.createdAt), desc(orders.id))
      .limit(size)
      .offset(page * size),
    db.select({ count: sql<number>`count(*)::int` }).from(orders).where(own),
  ])
  return { rows, count: total?.count ?? 0 }
}

/** Reads the lines, events, returns, parcels, payments and sellers of orders. */
export async function findDetails(db: Queries, rows: readonly Pick<OrderRow, 'userId' | 'id'>[]): Promise<Details> {
  if (rows.length === 0) return { lines: [], events: [], returns: [], parcels: [], ledger: [], senders: [] }
  const users = [...new Set(rows.map(({ userId }) => userId))]
  const ids = rows.map(({ id }) => id)
  // The SQL for one order is always the same; for several it varies with their number.
  const kept = rows.length === 1 ? keepPlan : sql``
  const isOf = (table: { userId: AnyPgColumn; orderId: AnyPgColumn }) =>
    sql`${inArray(table.userId, users)} and ${inArray(table.orderId, ids)} ${kept}`
  const [lines, events, stored, sent, ledger] = await togetherIn(
    db,
    () => db.select().from(orderLines).where(isOf(orderLines)).orderBy(orderLines.lineNumber),
    () => db.select().from(orderEvents).where(isOf(orderEvents)).orderBy(orderEvents.at, orderEvents.id),
    () => db.select().from(orderReturns).where(isOf(orderReturns)).orderBy(orderReturns.requestedAt, orderReturns.id),
    () => db.select().from(parcels).where(isOf(parcels)).orderBy(parcels.shippedAt, parcels.id),
    () => db.select().from(payments).where(isOf(payments)).orderBy(payments.at, payments.id),
  )
  // The reasons of earlier releases were one text, which a release that is rolled back to must still be able to read.
  const returns = stored.map((row) => ({ ...row, ...splitReason(row) }))
  return { lines, events, returns, parcels: sent, ledger, senders: await findSenders(db, lines) }
}

/** The sellers of lines, without the shop itself. */
export async function findSenders(db: Queries, lines: readonly Pick<LineRow, 'sellerId'>[]): Promise<Sender[]> {
  const ids = [...new Set(lines.flatMap(({ sellerId }) => sellerId ?? []))]
  if (ids.length === 0) return []
  const { id, slug, shopName, state, email, shopAddress, district } = sellers
  return db.select({ id, slug, shopName, state, email, shopAddress, district }).from(sellers).where(inArray(id, ids))
}

/** A user's order lines without a review whose product is visible in the shop, as `<order> <line>`. */
export async function findUnreviewed(db: Queries, userId: string, lines: readonly LineRow[]): Promise<Set<string>> {
  if (lines.length === 0) return new Set()
  const orderIds = [...new Set(lines.map(({ orderId }) => orderId))]
  const productIds = [...new Set(lines.map(({ productId }) => productId))]
  const [{ rows: written }, shown] = await together(
    // Plain SQL avoids an import cycle: the reviews folder imports this file.
    () =>
      db.execute<{ orderId: string; lineNumber: number }>(sql`
        select order_id as "orderId", line_number as "lineNumber" from reviews
        where user_id = ${userId} and ${inArray(sql`order_id`, orderIds)}`),
    () =>
      db
        .select({ id: products.id })
        .from(products)
        .where(and(inArray(products.id, productIds), eq(products.active, true))),
  )
  const reviewed = new Set(written.map(lineName))
  const ids = new Set(shown.map(({ id }) => id))
  const open = lines.filter((line) => ids.has(line.productId) && !reviewed.has(lineName(line)))
  return new Set(open.map(lineName))
}

/** A key for a line that is unique across orders. */
export const lineName = ({ orderId, lineNumber }: { orderId: string; lineNumber: number }): string =>
  `${orderId} ${lineNumber}`
