import { type Database, insertProducts, type NewProduct, sql } from '@superium/api/seeding'
import { DEMO_PRODUCT_COUNT } from '../catalogue/demo-product-count'
import { demoProducts } from '../catalogue/demo-products'
import { insertCoupons } from '../coupons/insert-coupons'
import { createRandom } from '../random/random'
import { insertSales } from '../sales/insert-sales'
import { planSales } from '../sales/plan-sales'
import { type SeedProgress, writeSeedProgress } from './seed-progress'
import { seedQuestions } from './seed-questions'
import { seedSellers } from './seed-sellers'
import { seedShoppers } from './seed-shoppers'

/** Products inserted in one transaction. */
const BATCH = 5000

/** A run that was killed before it wrote its progress has inserted the batch already. */
async function missing(db: Database, rows: readonly NewProduct[]): Promise<NewProduct[]> {
  const ids = sql.join(
    rows.map(({ id }) => sql`${id}::uuid`),
    sql`, `,
  )
  const { rows: found } = await db.execute<{ id: string }>(sql`select id from products where id in (${ids})`)
  const known = new Set(found.map(({ id }) => id))
  return rows.filter(({ id }) => !known.has(id))
}

/**
 * Grows the demo catalogue to `target` products, then adds the sales, the coupons, the shoppers, their questions and the sellers once.
 * Existing products are not written again. `report` receives the number of products after each batch.
 */
export async function seedCatalogue(
  db: Database,
  done: SeedProgress,
  target: number,
  report: (products: number) => void,
): Promise<void> {
  let progress = done
  let batch: NewProduct[] = []
  const first: NewProduct[] = []
  let index = 0
  for (const product of demoProducts(progress.epoch)) {
    if (index >= target) break
    index++
    if (index <= DEMO_PRODUCT_COUNT) first.push(product)
    if (index > progress.products) batch.push(product)
    if (batch.length === BATCH || (index === target && batch.length > 0)) {
      await insertProducts(db, await missing(db, batch))
      progress = { ...progress, products: index }
      await writeSeedProgress(db, progress)
      report(index)
      batch = []
    }
  }
  if (!progress.sales) {
    await insertSales(db, planSales(first, progress.epoch, createRandom(52)))
    progress = { ...progress, sales: true }
    await writeSeedProgress(db, progress)
  }
  if (!progress.coupons) {
    await insertCoupons(db, progress.epoch)
    progress = { ...progress, coupons: true }
    await writeSeedProgress(db, progress)
  }
  progress = await seedShoppers(db, progress, first)
  progress = await seedQuestions(db, progress, first)
  await seedSellers(db, progress, first)
  // The vacuum lets the first visitor's queries use index-only scans.
  await db.execute(sql`vacuum analyze products`)
}
