import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client } from 'pg'
import { packageFolder } from '../package-folder'
import { distributeTables, isCluster } from './distribute-tables'

/** The folder of this version's migrations. */
export const MIGRATIONS = join(packageFolder, 'migrations')

/** The advisory lock of migrations; an arbitrary number that all processes share. */
const LOCK = 78_737_486

/**
 * Applies missing migrations to the database at `url`, and on a Citus cluster distributes tables that are not
 * distributed yet. An advisory lock serializes processes that start together. A program that bundles this module
 * elsewhere passes the folder.
 */
export async function migrateDatabase(url: string, folder = MIGRATIONS): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    const before = await newestMigration(client)
    await migrate(drizzle(client), { migrationsFolder: folder })
    if (await isCluster(client)) await distributeTables(client)
    // A migration may have rewritten a table, whose index-only scans are slow before a vacuum.
    if ((await newestMigration(client)) > before) await client.query('vacuum (analyze)')
  } finally {
    // Closing the connection releases the lock.
    await client.end()
  }
}

/** When the newest migration in the database was made, in milliseconds, as the journal has it; 0 in an empty database. */
export async function newestMigration(client: Client): Promise<number> {
  const table = await client.query<{ found: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as found`,
  )
  if (!table.rows[0]?.found) return 0
  const { rows } = await client.query<{ newest: string | null }>(
    'select max(created_at) as newest from drizzle.__drizzle_migrations',
  )
  return Number(rows[0]?.newest ?? 0)
}
