import type { Queries } from '../database/database'
import { requirePlainText } from '../http/plain-text'
import { notFound } from '../http/problem'
import type { Identity } from '../identity/identity'
import { findDetails, findOrder, findOwn, findPage, type OrderRow } from './queries'
import { rowToOrder } from './row-to-order'
import type { Order } from './schema'
import type { OrderActor, OrderStatus } from './status'

/** The most orders that one history shows. */
const HISTORY = 200

/** These rows as orders. */
export async function withDetails(db: Queries, rows: OrderRow[], actor: OrderActor): Promise<Order[]> {
  const details = await findDetails(db, rows)
  const now = new Date()
  return rows.map((row) => rowToOrder(row, details, actor, now))
}

/** The caller's orders, newest first. */
export async function listOwnOrders(db: Queries, { uid }: Identity): Promise<Order[]> {
  return withDetails(db, await findOwn(db, uid, HISTORY), 'buyer')
}

/** A page of everybody's orders, for administrators. */
export async function listAllOrders(
  db: Queries,
  query: { page: number; size: number; status?: OrderStatus; search?: string },
): Promise<{ data: Order[]; count: number }> {
  requirePlainText('search', query.search)
  const { rows, count } = await findPage(db, query)
  return { data: await withDetails(db, rows, 'admin'), count }
}

/** One order, the caller's own or any for an administrator. 404 for others: nobody learns whether it exists. */
export async function getOrder(db: Queries, identity: Identity, id: string): Promise<Order> {
  const row = await findOrder(db, id)
  if (!row || (row.userId !== identity.uid && !identity.admin)) throw notFound('such order')
  const [order] = await withDetails(db, [row], identity.admin ? 'admin' : 'buyer')
  if (!order) throw notFound('such order')
  return order
}
