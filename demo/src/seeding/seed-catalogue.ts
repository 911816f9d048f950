import { type Database, insertProducts, type NewProduct, sql } from '@superium/api/seeding'
import { DEMO_PRODUCTS } from '../catalogue/catalogue-size'
import { catalogue } from '../catalogue/demo-products'
import { createRandom } from '../random/random'
import { insertSales } from '../sales/insert-sales'
import { planSales } from '../sales/plan-sales'
import { type Progress, writeProgress } from './seed-progress'
import { seedQuestions } from './seed-questions'
import { seedShoppers } from './seed-shoppers'

/** Products inserted in one transaction. */
const BATCH = 5000

/** A start that died between a batch and its note finds the batch there already. */
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
 * Brings the demo catalogue from where `done` says it is to `target` products, and schedules the sales, brings the demo's shoppers and has them ask, once.
 * Products that are there are never written again. `report` hears how many products there are.
 */
export async function seedCatalogue(
  db: Database,
  done: Progress,
  target: number,
  report: (products: number) => void,
): Promise<void> {
  let progress = done
  let batch: NewProduct[] = []
  const first: NewProduct[] = []
  let index = 0
  for (const product of catalogue(progress.epoch)) {
    if (index >= target) break
    index++
    if (index <= DEMO_PRODUCTS) first.push(product)
    if (index > progress.products) batch.push(product)
    if (batch.length === BATCH || (index === target && batch.length > 0)) {
      await insertProducts(db, await missing(db, batch))
      progress = { ...progress, products: index }
      await writeProgress(db, progress)
      report(index)
      batch = []
    }
  }
  if (!progress.sales) {
    await insertSales(db, planSales(first, progress.epoch, createRandom(52)))
    progress = { ...progress, sales: true }
    await writeProgress(db, progress)
  }
  progress = await seedShoppers(db, progress, first)
  await seedQuestions(db, progress, first)
  // Vacuumed too: pages are then read from their indexes alone from the first visitor on.
  await db.execute(sql`vacuum analyze products`)
}
