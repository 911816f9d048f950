import type { Queries } from '../database/database'
import { notFound } from '../http/problem'
import type { Identity } from '../identity/identity'
import { readAccountNames } from '../users/account-names'
import type { OrderReading } from './order-parts'
import type { OrderActor } from './order-status'
import { type Details, findDetails, findOrder, findOwn, findUnreviewed, type OrderRow } from './queries'
import { rowToOrder } from './row-to-order'
import type { Order } from './schema'

/** Adds lines, events and returns to order rows. `buyer` is the account that views them in the shop. */
export async function withDetails(
  { db, payments, shop }: OrderReading,
  rows: OrderRow[],
  actor: OrderActor,
  buyer: string,
): Promise<Order[]> {
  const details = await findDetails(db, rows)
  const own = actor === 'buyer' ? details.lines.filter(({ userId }) => userId === buyer) : []
  const unreviewed = await findUnreviewed(db, buyer, own)
  const staff = actor === 'admin' ? await readStaff(db, details) : undefined
  const now = new Date()
  return rows.map((row) =>
    rowToOrder(row, { ...details, unreviewed, ...(staff && { staff }) }, { payments, shop, actor, buyer, now }),
  )
}

/** The names of those who acted for the shop or a seller; buyers do not learn them. */
export const readStaff = (db: Queries, { events }: Pick<Details, 'events'>): Promise<Map<string, string>> =>
  readAccountNames(
    db,
    events.map(({ actorId }) => actorId),
  )

/** Converts the caller's own row to an order. */
export async function toOwnOrder(reading: OrderReading, row: OrderRow): Promise<Order> {
  return first(await withDetails(reading, [row], 'buyer', row.userId))
}

/** A page of the caller's orders, newest first, with the count of all. */
export async function listOwnOrders(
  reading: OrderReading,
  { uid }: Pick<Identity, 'uid'>,
  query: { page: number; size: number },
): Promise<{ data: Order[]; count: number }> {
  const { rows, count } = await findOwn(reading.db, uid, query)
  return { data: await withDetails(reading, rows, 'buyer', uid), count }
}

/**
 * Reads an order's row: the caller's own, or any for an administrator. 404 for someone else's, so that its existence is
 * not revealed.
 */
export async function getOrderRow(db: Queries, { uid, admin }: Identity, id: string): Promise<OrderRow> {
  const row = await findOrder(db, id)
  if (!row || (row.userId !== uid && !admin)) throw notFound('such order')
  return row
}

/**
 * Reads one order as `getOrderRow` does, with the actions that `actor` may take now. In the shop an administrator
 * counts as a buyer, who can change only their own orders.
 */
export async function getOrder(
  reading: OrderReading,
  identity: Identity,
  actor: OrderActor,
  id: string,
): Promise<Order> {
  const row = await getOrderRow(reading.db, identity, id)
  return first(await withDetails(reading, [row], actor, identity.uid))
}

function first(found: Order[]): Order {
  const [order] = found
  if (!order) throw new Error('the order cannot be read')
  return order
}
