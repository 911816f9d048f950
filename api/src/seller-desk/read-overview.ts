import { and, count, eq, lte, sql } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { orderReturns } from '../orders/table'
import { LOW_STOCK } from '../products/low-stock'
import { products } from '../products/table'
import { questions } from '../questions/table'
import { sellerOrders } from '../seller-orders/find-seller-orders'
import { isOpenQuestion } from './list-seller-questions'
import { readSales } from './read-sales'
import type { SellerOverview } from './schema'

async function countToShip(db: Queries, sellerId: string): Promise<number> {
  const found = sellerOrders(sellerId, { status: 'to-ship' })
  const { rows } = await db.execute<{ count: number }>(sql`select count(*)::int as count from (${found}) found`)
  return rows[0]?.count ?? 0
}

async function countReturns(db: Queries, sellerId: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(orderReturns)
    .where(and(eq(orderReturns.state, 'requested'), eq(orderReturns.sellerId, sellerId)))
  return row?.count ?? 0
}

/** The figures of a seller's overview at `now`; days begin at midnight UTC. */
export async function readOverview(db: Queries, sellerId: string, days: number, now: Date): Promise<SellerOverview> {
  const ofSeller = eq(products.sellerId, sellerId)
  const own = and(ofSeller, eq(products.active, true))
  // In sequence, so that the desk uses one database connection, not six.
  const [all] = await db.select({ count: count() }).from(products).where(ofSeller)
  const toShip = await countToShip(db, sellerId)
  const returnsWaiting = await countReturns(db, sellerId)
  const [low] = await db
    .select({ count: count() })
    .from(products)
    .where(and(own, lte(products.stock, LOW_STOCK)))
  const [open] = await db
    .select({ count: count() })
    .from(questions)
    .innerJoin(products, eq(products.id, questions.productId))
    .where(and(own, isOpenQuestion))
  const sales = await readSales(db, sellerId, days, now)
  return {
    ...{ products: all?.count ?? 0, toShip, returnsWaiting },
    ...{ lowStock: low?.count ?? 0, openQuestions: open?.count ?? 0, days: sales },
  }
}
