import { createDemoAccounts } from './accounts/create-demo-accounts'
import { alreadySeeded } from './seeding/already-seeded'
import { readSeedSettings, type SeedSettings } from './seeding/seed-settings'
import { giveShopToAccount } from './sellers/give-shop-to-account'

async function seedProducts({ databaseUrl, products }: SeedSettings): Promise<string> {
  if (await alreadySeeded(databaseUrl, products)) return `${products} products are there`
  // Loaded lazily, so that a start with nothing to seed does not load the catalogue.
  const { seedDatabase } = await import('./seeding/seed-database')
  return seedDatabase(databaseUrl, products, (line) => process.stdout.write(`${line}\n`))
}

/** One sentence about what went wrong, without the SQL statement. */
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
  const settings = readSeedSettings(process.env)
  // Not in parallel with the products: a large seed blocks this thread for longer than the emulator's time-out.
  const accounts = settings.emulator ? await createDemoAccounts(settings.emulator) : undefined
  const products = await seedProducts(settings)
  if (accounts) await giveShopToAccount(settings.databaseUrl, accounts.seller)
  process.stdout.write(`Demo data: ${products}; ${accounts?.made ?? 0} demo accounts made.\n`)
} catch (error) {
  process.stderr.write(`Demo data: ${reason(error)}\n`)
  process.exitCode = 1
}
