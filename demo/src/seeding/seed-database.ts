import { openDatabase } from '@superium/api/seeding'
import { seedCatalogue } from './seed-catalogue'
import { hasOwnProducts, readProgress, writeProgress } from './seed-progress'

/** Milliseconds: a batch of thousands of rows with their indexes takes longer than any shopper's query. */
const STATEMENT_TIMEOUT = 120_000

/**
 * Fills the database up to `target` demo products and schedules the sales; goes on where a killed start left off.
 * A shop with products of its own is left alone. Answers in words what was done.
 */
export async function seedDatabase(
  databaseUrl: string,
  target: number,
  report: (products: number) => void,
): Promise<string> {
  const { db, close } = openDatabase(databaseUrl, { connections: 2, statementTimeout: STATEMENT_TIMEOUT })
  try {
    const known = await readProgress(db)
    if (!known && (await hasOwnProducts(db))) return 'the shop has its own products, none added'
    const progress = known ?? { epoch: new Date(), products: 0, sales: false, shoppers: 0, questions: 0 }
    if (!known) await writeProgress(db, progress)
    await seedCatalogue(db, progress, target, report)
    return `${target} products seeded`
  } finally {
    await close()
  }
}
