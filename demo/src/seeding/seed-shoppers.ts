import {
  type Database,
  insertVariants,
  type NewProduct,
  type NewVariants,
  sql,
  transactionWithRetries,
} from '@superium/api/seeding'
import { planVariants } from '../catalogue/plan-variants'
import { createRandom } from '../random/random'
import { demoShoppers } from '../shoppers/demo-shoppers'
import { insertOrdersAndReviews } from '../shoppers/insert-orders-and-reviews'
import { planPurchases } from '../shoppers/plan-purchases'
import { type SeedProgress, writeSeedProgress } from './seed-progress'

const DAY = 24 * 60 * 60 * 1000

type Kept = {
  id: string
  name: string
  stock: number
  status: string
  release_date: string | null
  variant_count: number
}

async function keptProducts(
  tx: Pick<Database, 'execute'>,
  products: readonly NewProduct[],
): Promise<Map<string, Kept>> {
  const ids = sql.join(
    products.map(({ id }) => sql`${id}::uuid`),
    sql`, `,
  )
  const { rows } = await tx.execute<Kept>(
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
    const names = new Set([...kept.values()].map(({ name }) => name))
    const random = createRandom(progress.shoppers + 77)
    const people = demoShoppers()
    const assortments: NewVariants[] = []
    const purchases = []
    for (const product of made) {
      const now = kept.get(product.id)
      if (!now) continue
      const assortment =
        now.variant_count === 0 ? planVariants({ ...product, name: now.name, stock: now.stock }, random) : null
      // A name that another product has would not be unique.
      const fits = assortment && (assortment.name === now.name || !names.has(assortment.name))
      const name = fits ? assortment.name : now.name
      if (fits) {
        names.add(name)
        assortments.push({ productId: product.id, variants: assortment.variants })
        if (name !== now.name) await tx.execute(sql`update products set name = ${name} where id = ${product.id}`)
      }
      if (now.status !== 'in-stock' && now.release_date === null) {
        const release = new Date(progress.epoch.getTime() + random.whole(14, 150) * DAY).toISOString().slice(0, 10)
        await tx.execute(sql`update products set release_date = ${release}::date where id = ${product.id}`)
      }
      purchases.push(
        ...planPurchases({ ...product, name }, fits ? assortment.variants : [], people, progress.epoch, random),
      )
    }
    await insertVariants(tx, assortments)
    await insertOrdersAndReviews(tx, purchases, random)
    await writeSeedProgress(tx, done)
  })
  await db.execute(sql`analyze products, product_variants, reviews, orders, order_lines`)
  return done
}
