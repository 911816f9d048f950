import { readMigrationFiles } from 'drizzle-orm/migrator'
import { Client } from 'pg'
import { MIGRATIONS, newestMigration } from './migrate'

/** The database's schema is older than the code; the message names the command that helps. */
export class OldSchemaError extends Error {
  override name = 'OldSchemaError'
}

/**
 * Rejects with `OldSchemaError` if the database at `url` lacks a migration of this version. A database that a newer
 * version has migrated is accepted, because migrations keep the version before working. A program that bundles this
 * module elsewhere passes the folder.
 */
export async function requireCurrentSchema(url: string, folder = MIGRATIONS): Promise<void> {
  const needed = Math.max(...readMigrationFiles({ migrationsFolder: folder }).map(({ folderMillis }) => folderMillis))
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  await client.connect()
  try {
    if ((await newestMigration(client)) >= needed) return
  } finally {
    await client.end()
  }
  throw new OldSchemaError(
    'DATABASE_URL: the database has an older schema than this version. Run "node api/dist/migrate.js" of this version first.',
  )
}
