import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'

const folder = join(__dirname, '../../migrations')

/**
 * Checks something in a database of its own, which is as it was before the migration with this name; `migrate` runs that one.
 */
export async function withOldDatabase(
  name: string,
  check: (client: Client, migrate: () => Promise<void>) => Promise<void>,
): Promise<void> {
  const { TEST_DATABASE_URL: server = '' } = process.env
  const database = `old_${randomBytes(6).toString('hex')}`
  const admin = new Client({ connectionString: server })
  await admin.connect()
  await admin.query(`create database ${database}`)
  const client = new Client({ connectionString: Object.assign(new URL(server), { pathname: `/${database}` }).href })
  await client.connect()
  try {
    const files = readdirSync(folder).filter((file) => file.endsWith('.sql'))
    const migration = files.find((file) => file.endsWith(`_${name}.sql`)) ?? ''
    for (const file of files.filter((one) => one < migration).toSorted()) await run(client, file)
    await check(client, async () => {
      // As the migrator does, in one transaction.
      await client.query('begin')
      await run(client, migration)
      await client.query('commit')
    })
  } finally {
    await client.end()
    await admin.query(`drop database ${database} with (force)`)
    await admin.end()
  }
}

async function run(client: Client, file: string): Promise<void> {
  for (const statement of readFileSync(join(folder, file), 'utf8').split('--> statement-breakpoint'))
    await client.query(statement)
}
