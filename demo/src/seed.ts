import { createAccounts } from './accounts/create-accounts'
import { alreadySeeded } from './seeding/already-seeded'
import { readSettings, type SeedSettings } from './seeding/seed-settings'

async function seedProducts({ databaseUrl, products }: SeedSettings): Promise<string> {
  if (await alreadySeeded(databaseUrl, products)) return `${products} products are there`
  // Loaded only now: a start that has nothing to do is spared the catalogue and the art.
  const { seedDatabase } = await import('./seeding/seed-database')
  return seedDatabase(databaseUrl, products, (count) => process.stdout.write(`${count} products\n`))
}

/** What went wrong, without the statement that failed: a sentence for whoever started the shop. */
function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error instanceof AggregateError || 'code' in error) {
    return `The database (DATABASE_URL) cannot be used: ${error.message || String('code' in error ? error.code : error.name)}.`
  }
  const { cause } = error
  if (error.message.startsWith('Failed query') && cause instanceof Error)
    return `The database refused: ${cause.message}.`
  return error.message
}

try {
  const settings = readSettings(process.env)
  const [products, accounts] = await Promise.all([
    seedProducts(settings),
    settings.emulator ? createAccounts(settings.emulator) : 0,
  ])
  process.stdout.write(`Demo data: ${products}; ${accounts} demo accounts made.\n`)
} catch (error) {
  process.stderr.write(`Demo data: ${reason(error)}\n`)
  process.exitCode = 1
}
