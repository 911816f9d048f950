import { recountOrderFigures, sql } from '@superium/api/seeding'
import { insertCoupons } from '../coupons/insert-coupons'
import { createRandom } from '../random/random'
import { insertSales } from '../sales/insert-sales'
import { planSales } from '../sales/plan-sales'
import { growCatalogue, type SeedTarget } from './grow-catalogue'
import { type SeedProgress, writeSeedProgress } from './seed-progress'
import { seedQuestions } from './seed-questions'
import { seedSellers } from './seed-sellers'
import { seedShoppers } from './seed-shoppers'

/**
 * Grows the demo catalogue to `target` products, then adds sales, coupons, shoppers, questions and sellers once.
 * Existing products are not rewritten.
 */
export async function seedCatalogue(seeded: SeedTarget, done: SeedProgress, target: number): Promise<void> {
  const { db } = seeded
  const grown = await growCatalogue(seeded, done, target)
  const { first } = grown
  let { progress } = grown
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
  await recountOrderFigures(db)
  // After a vacuum, the first visitor's queries can use index-only scans.
  await db.execute(sql`vacuum analyze products`)
}
