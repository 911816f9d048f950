import { openDatabase } from '@superium/api/seeding'
import { seedCatalogue } from './seed-catalogue'
import { hasOwnProducts, readSeedProgress, writeSeedProgress } from './seed-progress'

/** In milliseconds; inserting thousands of rows with their indexes takes longer than any shopper's query. */
const STATEMENT_TIMEOUT = 120_000

/**
 * Fills the database with up to `target` demo products and schedules the sales; continues where a killed run stopped. A
 * shop with its own products stays unchanged. `report` receives progress lines. Returns a phrase that describes the
 * result.
 */
export async function seedDatabase(
  databaseUrl: string,
  target: number,
  report: (line: string) => void,
  inBulkFrom?: number,
): Promise<string> {
  const { db, close } = openDatabase(databaseUrl, { connections: 2, statementTimeout: STATEMENT_TIMEOUT })
  try {
    const known = await readSeedProgress(db)
    if (!known && (await hasOwnProducts(db))) return 'the shop has its own products, none added'
    const progress = known ?? {
      epoch: new Date(),
      products: 0,
      sales: false,
      shoppers: 0,
      questions: 0,
      coupons: false,
      sellers: 0,
    }
    if (!known) await writeSeedProgress(db, progress)
    await seedCatalogue({ db, databaseUrl, report, ...(inBulkFrom !== undefined && { inBulkFrom }) }, progress, target)
    return `${target} products seeded`
  } finally {
    await close()
  }
}
