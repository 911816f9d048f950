import {
  type Database,
  type NewProduct,
  type NewVariant,
  productVariants,
  sql,
  transactionWithRetries,
} from '@superium/api/seeding'
import { DEMO_PRODUCT_COUNT } from '../catalogue/demo-product-count'
import { createRandom } from '../random/random'
import { DEMO_SELLERS } from '../sellers/demo-sellers'
import { insertSellers } from '../sellers/insert-sellers'
import { type Offer, planRecentOrders } from '../sellers/plan-recent-orders'
import { recentShoppers } from '../shoppers/demo-shoppers'
import { insertOrders } from '../shoppers/insert-orders-and-reviews'
import { type SeedProgress, writeSeedProgress } from './seed-progress'

/** Recent orders for a whole demo catalogue. */
const RECENT_ORDERS = 70

type Tx = Pick<Database, 'execute' | 'select' | 'insert'>

const idsOf = (products: readonly NewProduct[]) =>
  sql.join(
    products.map(({ id }) => sql`${id}::uuid`),
    sql`, `,
  )

/** Assigns products to their sellers, including the earlier orders and answers of those products. */
async function giveToSellers(tx: Tx, made: readonly NewProduct[]): Promise<void> {
  for (const { id, uid, shopName } of DEMO_SELLERS) {
    const own = made.filter(({ sellerId }) => sellerId === id)
    if (own.length === 0) continue
    const ids = idsOf(own)
    await tx.execute(sql`update products set seller_id = ${id} where id in (${ids}) and seller_id is null`)
    await tx.execute(sql`update order_lines set seller_id = ${id}
      where product_id in (${ids}) and seller_id is null and user_id like 'demo-shopper-%'`)
    await tx.execute(sql`update answers set answered_by = 'seller', author = ${shopName}, user_id = ${uid}
      where product_id in (${ids}) and answered_by = 'shop' and user_id = 'demo-shop'`)
  }
}

/** The products that can be bought, as they are in the database now. */
async function readOffers(tx: Tx, made: readonly NewProduct[]): Promise<Offer[]> {
  const ids = idsOf(made)
  const { rows } = await tx.execute<{ id: string; name: string; priceCents: number; sellerId: string | null }>(sql`
    select id, name, price_cents as "priceCents", seller_id as "sellerId" from products
    where id in (${ids}) and active and stock > 4 and status = 'in-stock'`)
  const now = new Map(rows.map((row) => [row.id, row]))
  const variants = new Map<string, NewVariant[]>()
  for (const row of await tx.select().from(productVariants).where(sql`product_id in (${ids}) and stock > 0`))
    variants.set(row.productId, [...(variants.get(row.productId) ?? []), row])
  return made.flatMap((product) => {
    const row = now.get(product.id)
    return row ? [{ product: { ...product, ...row }, variants: variants.get(product.id) ?? [] }] : []
  })
}

/**
 * Adds the sellers, assigns them their demo products from `progress.sellers` on, and adds orders of the last days, in
 * one transaction. Also works for a shop that was seeded before sellers existed.
 */
export async function seedSellers(
  db: Database,
  progress: SeedProgress,
  all: readonly NewProduct[],
): Promise<SeedProgress> {
  const made = all.slice(progress.sellers)
  if (made.length === 0) return progress
  const done = { ...progress, sellers: all.length }
  await transactionWithRetries(db, async (tx) => {
    await insertSellers(tx, progress.epoch)
    await giveToSellers(tx, made)
    const random = createRandom(progress.sellers + 2203)
    const count = Math.round((RECENT_ORDERS * made.length) / DEMO_PRODUCT_COUNT)
    const orders = planRecentOrders(await readOffers(tx, made), recentShoppers(), progress.epoch, count, random)
    await insertOrders(tx, orders, random)
    await writeSeedProgress(tx, done)
  })
  await db.execute(sql`analyze products, sellers, orders, order_lines`)
  return done
}
