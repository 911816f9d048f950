import { readOrderNumber } from '@superium/shared/order-number'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { containsPattern } from '../http/like-patterns'
import { bareTracking } from '../orders/order-expressions'
import type { OrderRow } from '../orders/queries'
import { orderLines, orders, parcels } from '../orders/table'
import { plainSku } from '../search-text/plain-sku'
import { inState, joinOrders } from './in-state'
import type { SellerOrderState } from './schema'

interface SellerOrdersPage {
  page: number
  size: number
  status: SellerOrderState | 'all'
  search?: string | undefined
}

/**
 * Finds the orders with a seller's lines through the lines' index. Ids are UUIDv7, so sorting by id sorts by time.
 * PostgreSQL stops after the page; only the count reads all of the seller's lines.
 */
export function sellerOrders(sellerId: string, { status, search }: Omit<SellerOrdersPage, 'page' | 'size'>): SQL {
  const { orderId, userId, name, sku } = orderLines
  const { where, having: ofAll, ofOrder } = inState(status, sellerId)
  const words = search?.trim()
  if (words) {
    const plain = plainSku(words)
    const number = readOrderNumber(plain) ?? plain.replace(/^#\s*(?=\S)/, '')
    const tracked = sql`${orderId} in (select ${parcels.orderId} from ${parcels}
      where ${parcels.sellerId} = ${sellerId} and ${bareTracking(parcels.trackingNumber)} = ${bareTracking(sql`${words}`)})`
    // In `having`, because a match in one line must not drop the order's other lines from the conditions above.
    ofAll.push(sql`(bool_or(${orders.orderNumber} ilike ${containsPattern(number)}
      or ${name} ilike ${containsPattern(words)} or ${sku} ilike ${containsPattern(plain)}) or ${tracked})`)
  }
  const joined = ofOrder || words ? joinOrders : sql``
  return sql`select ${orderId} as id, min(${userId}) as user_id from ${orderLines} ${joined}
    where ${and(eq(orderLines.sellerId, sellerId), ...where)}
    group by ${orderId} ${ofAll.length > 0 ? sql`having ${and(...ofAll)}` : sql``}`
}

/** A page of a seller's orders, newest first, with the total. */
export async function findSellerOrders(
  db: Queries,
  sellerId: string,
  { page, size, ...filter }: SellerOrdersPage,
): Promise<{ rows: OrderRow[]; count: number }> {
  const found = sellerOrders(sellerId, filter)
  const { rows: shown } = await db.execute<{ id: string; user_id: string }>(
    sql`${found} order by ${orderLines.orderId} desc limit ${size} offset ${page * size}`,
  )
  const { rows: total } = await db.execute<{ count: number }>(sql`select count(*)::int as count from (${found}) found`)
  const ids = shown.map(({ id }) => id)
  const users = shown.map((one) => one.user_id)
  const rows =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(orders)
          .where(and(inArray(orders.userId, users), inArray(orders.id, ids)))
  return { rows: rows.toSorted((a, b) => (a.id < b.id ? 1 : -1)), count: total[0]?.count ?? 0 }
}

/** The user id of the buyer whose order has lines of this seller; undefined if it has none. */
export async function findBuyerOf(db: Queries, sellerId: string, orderId: string): Promise<string | undefined> {
  const [line] = await db
    .select({ userId: orderLines.userId })
    .from(orderLines)
    .where(and(eq(orderLines.sellerId, sellerId), eq(orderLines.orderId, orderId)))
    .limit(1)
  return line?.userId
}
