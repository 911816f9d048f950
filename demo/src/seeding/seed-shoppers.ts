import { type Database, insertVariants, type NewProduct, sql, transactionWithRetries } from '@superium/api/seeding'
import { createRandom } from '../random/random'
import { demoShoppers } from '../shoppers/demo-shoppers'
import { insertOrdersAndReviews } from '../shoppers/insert-orders-and-reviews'
import { type Kept, planShop } from './plan-shop'
import { type SeedProgress, writeSeedProgress } from './seed-progress'

/** Added to the number of products that have been seeded before. */
export const SEED = 77

async function keptProducts(
  tx: Pick<Database, 'execute'>,
  products: readonly NewProduct[],
): Promise<Map<string, Kept>> {
  const ids = sql.join(
    products.map(({ id }) => sql`${id}::uuid`),
    sql`, `,
  )
  const { rows } = await tx.execute<Kept & { id: string }>(
    sql`select id, name, stock, status, release_date::text, variant_count from products where id in (${ids})`,
  )
  return new Map(rows.map((row) => [row.id, row]))
}

/**
 * Adds variants, release dates, purchases and reviews to the demo products from `progress.shoppers` on, in one
 * transaction. First reads the products from the database, so that an administrator's changes stay.
 */
export async function seedShoppers(
  db: Database,
  progress: SeedProgress,
  all: readonly NewProduct[],
): Promise<SeedProgress> {
  const made = all.slice(progress.shoppers)
  if (made.length === 0) return progress
  const done = { ...progress, shoppers: all.length }
  await transactionWithRetries(db, async (tx) => {
    const kept = await keptProducts(tx, made)
    const random = createRandom(progress.shoppers + SEED)
    const shop = planShop(made, kept, demoShoppers(), progress.epoch, random)
    for (const [id, name] of shop.names) await tx.execute(sql`update products set name = ${name} where id = ${id}`)
    for (const [id, date] of shop.releases)
      await tx.execute(sql`update products set release_date = ${date}::date where id = ${id}`)
    await insertVariants(tx, shop.assortments)
    await insertOrdersAndReviews(tx, shop.purchases, random)
    await writeSeedProgress(tx, done)
  })
  await db.execute(sql`analyze products, product_variants, reviews, orders, order_lines`)
  return done
}
