import type { Queries } from '../database/database'
import { requirePlainText } from '../http/plain-text'
import { notFound } from '../http/problem'
import { type LockedOrder, lockRow } from '../orders/lock-order'
import type { ParcelKeeper } from '../orders/parcels/parcel-keeper'
import { previewParcel } from '../orders/parcels/preview-parcel'
import type { Pieces } from '../orders/pieces'
import { type Details, findDetails, findOrder, type OrderRow } from '../orders/queries'
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
  const { row, details } = await findSold(db, id, orderId)
  return rowToSellerOrder(row, details, id)
}

/** What the courier will collect for pieces of the seller, as `previewParcel`. 404 as `getSellerOrder`. */
export async function previewSellerParcel(
  db: Queries,
  seller: SellerRow,
  orderId: string,
  pieces: readonly Pieces[] | undefined,
): Promise<number> {
  const { row, details } = await findSold(db, seller.id, orderId)
  return previewParcel({ row, ...details }, sellerKeeper(seller, orderId), pieces)
}

async function findSold(db: Queries, sellerId: string, orderId: string): Promise<{ row: OrderRow; details: Details }> {
  const mine = await findBuyerOf(db, sellerId, orderId)
  const row = mine === undefined ? undefined : await findOrder(db, orderId)
  if (!row) throw notFound('such order')
  return { row, details: await findDetails(db, [row]) }
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
