import type { Queries } from '../database/database'
import { requirePlainText } from '../http/plain-text'
import { notFound } from '../http/problem'
import { type LockedOrder, lockRow } from '../orders/lock-order'
import type { ParcelKeeper } from '../orders/parcels/parcel-keeper'
import { findDetails, findOrder } from '../orders/queries'
import type { SellerRow } from '../sellers/find-seller'
import { findBuyerOf, findSellerOrders } from './find-seller-orders'
import { rowToSellerOrder } from './row-to-seller-order'
import type { SellerOrder } from './schema'

/** A page of the orders with a seller's lines, newest first, with the total. */
export async function listSellerOrders(
  db: Queries,
  { id }: SellerRow,
  query: Parameters<typeof findSellerOrders>[2],
): Promise<{ data: SellerOrder[]; count: number }> {
  requirePlainText('search', query.search)
  const { rows, count } = await findSellerOrders(db, id, query)
  const details = await findDetails(db, rows)
  return { data: rows.map((row) => rowToSellerOrder(row, details, id)), count }
}

/** One order with the seller's lines. 404 for an order without any, so that nobody learns that it exists. */
export async function getSellerOrder(db: Queries, { id }: SellerRow, orderId: string): Promise<SellerOrder> {
  const mine = await findBuyerOf(db, id, orderId)
  const row = mine === undefined ? undefined : await findOrder(db, orderId)
  if (!row) throw notFound('such order')
  return rowToSellerOrder(row, await findDetails(db, [row]), id)
}

async function lockSellerOrder(tx: Queries, sellerId: string, orderId: string): Promise<LockedOrder> {
  const buyer = await findBuyerOf(tx, sellerId, orderId)
  if (buyer === undefined) throw notFound('such order')
  return lockRow(tx, buyer, orderId)
}

/** Lets a seller handle only their own lines, parcels and returns of an order. */
export const sellerKeeper = ({ id, userId }: SellerRow, orderId: string): ParcelKeeper => ({
  actor: 'seller',
  actorId: userId,
  lock: (tx) => lockSellerOrder(tx, id, orderId),
  owns: ({ sellerId }) => sellerId === id,
})
