import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client } from 'pg'

const FOLDER = fileURLToPath(new URL('../../migrations', import.meta.url))

/** Any number, the same in every process: "superium" on a telephone's keys. */
const LOCK = 78_737_486

/** Brings the database at `url` to the present schema. Processes that start together take turns (advisory lock). */
export async function migrateDatabase(url: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await migrate(drizzle(client), { migrationsFolder: FOLDER })
  } finally {
    // Ending the connection gives the lock back.
    await client.end()
  }
}
