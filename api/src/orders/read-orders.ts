import type { Queries } from '../database/database'
import { requirePlainText } from '../http/plain-text'
import { notFound } from '../http/problem'
import type { Identity } from '../identity/identity'
import type { OrderActor, OrderStatus } from './order-status'
import { findDetails, findOrder, findOwn, findPage, type OrderRow } from './queries'
import { rowToOrder } from './row-to-order'
import type { Order } from './schema'

/** The most orders in a history. */
const HISTORY = 200

/** Adds lines and events to order rows. */
export async function withDetails(db: Queries, rows: OrderRow[], actor: OrderActor): Promise<Order[]> {
  const details = await findDetails(db, rows)
  const now = new Date()
  return rows.map((row) => rowToOrder(row, details, actor, now))
}

/** The caller's orders, newest first. */
export async function listOwnOrders(db: Queries, { uid }: Identity): Promise<Order[]> {
  return withDetails(db, await findOwn(db, uid, HISTORY), 'buyer')
}

/** A page of all orders, for administrators. */
export async function listAllOrders(
  db: Queries,
  query: { page: number; size: number; status?: OrderStatus; search?: string },
): Promise<{ data: Order[]; count: number }> {
  requirePlainText('search', query.search)
  const { rows, count } = await findPage(db, query)
  return { data: await withDetails(db, rows, 'admin'), count }
}

/** An order's row: the caller's own, or any for an administrator. 404 for another's, so that nobody learns that it exists. */
export async function getOrderRow(db: Queries, { uid, admin }: Identity, id: string): Promise<OrderRow> {
  const row = await findOrder(db, id)
  if (!row || (row.userId !== uid && !admin)) throw notFound('such order')
  return row
}

/**
 * One order, as `getOrderRow`, with the next statuses that `actor` may set. In the shop an administrator is a buyer and moves
 * only own orders.
 */
export async function getOrder(db: Queries, identity: Identity, actor: OrderActor, id: string): Promise<Order> {
  const row = await getOrderRow(db, identity, id)
  const [order] = await withDetails(db, [row], actor)
  if (!order) throw notFound('such order')
  return actor === 'buyer' && row.userId !== identity.uid ? { ...order, nextStatuses: [] } : order
}
