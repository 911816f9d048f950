import { and, desc, eq, ne, sql } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { toDollars } from '../http/cents-and-dollars'
import { notFound } from '../http/problem'
import { priorPrice } from '../sales/prior-price'
import type { ProductPrices } from '../sales/schema'
import { priceHistory, saleItems, sales } from '../sales/table'
import { products } from './table'

/** The maximum number of history entries in a response. */
const MOST = 100

/**
 * A product's prices, newest first, its running and future sales, and the prior price by the 30-day rule at `now`. 404
 * for an unknown id.
 */
export async function readPrices(db: Queries, id: string, now: Date): Promise<ProductPrices> {
  const prior = sql<number | null>`${priorPrice(sql`${id}::uuid`, now)}`
  const [product] = await db.select({ prior }).from(products).where(eq(products.id, id))
  if (!product) throw notFound('product with this id')
  const entries = await db
    .select({ since: priceHistory.since, cents: priceHistory.priceCents, sale: sales.name })
    .from(priceHistory)
    .leftJoin(sales, eq(sales.id, priceHistory.saleId))
    .where(eq(priceHistory.productId, id))
    .orderBy(desc(priceHistory.since), desc(priceHistory.id))
    .limit(MOST)
  const open = await db
    .select({ name: sales.name, startsAt: sales.startsAt, endsAt: sales.endsAt, cents: saleItems.priceCents })
    .from(saleItems)
    .innerJoin(sales, eq(sales.id, saleItems.saleId))
    .where(and(eq(saleItems.productId, id), ne(sales.state, 'ended')))
    .orderBy(sales.startsAt)
  return {
    lowestOf30Days: product.prior === null ? null : toDollars(product.prior),
    prices: entries.map(({ since, cents, sale }) => ({
      since: since.toISOString(),
      price: toDollars(cents),
      ...(sale !== null && { sale }),
    })),
    sales: open.map(({ name, startsAt, endsAt, cents }) => ({
      ...{ name, price: toDollars(cents), startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() },
    })),
  }
}
