import { openDatabase } from '../database/database'
import { createAccounts } from './accounts'
import { hasOwnProducts, readProgress, writeProgress } from './progress'
import { readSettings, type SeedSettings } from './settings'

/** Milliseconds: a batch of thousands of rows with their indexes takes longer than any shopper's query. */
const STATEMENT_TIMEOUT = 120_000

async function seedDatabase({ databaseUrl, products }: SeedSettings): Promise<string> {
  const { db, close } = openDatabase(databaseUrl, { connections: 2, statementTimeout: STATEMENT_TIMEOUT })
  try {
    const known = await readProgress(db)
    if (known?.sales && known.products >= products) return `${known.products} products are there`
    if (!known && (await hasOwnProducts(db))) return 'the shop has its own products, none added'
    const progress = known ?? { epoch: new Date(), products: 0, sales: false }
    if (!known) await writeProgress(db, progress)
    // Loaded only now: the next start, which has nothing to do, is spared the catalogue and the art.
    const { seedCatalogue } = await import('./seed-catalogue')
    await seedCatalogue(db, progress, products, (count) => process.stdout.write(`${count} products\n`))
    return `${products} products seeded`
  } finally {
    await close()
  }
}

/** What went wrong, without the statement that failed: a sentence for whoever started the shop. */
function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { cause } = error
  if (error.message.startsWith('Failed query') && cause instanceof Error)
    return `The database refused: ${cause.message}`
  return error.message
}

try {
  const settings = readSettings(process.env)
  const [database, accounts] = await Promise.all([
    seedDatabase(settings),
    settings.emulator ? createAccounts(settings.emulator) : 0,
  ])
  process.stdout.write(`Demo data: ${database}; ${accounts} demo accounts made.\n`)
} catch (error) {
  process.stderr.write(`Demo data: ${reason(error)}\n`)
  process.exitCode = 1
}
