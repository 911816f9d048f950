import { chmod, mkdtemp } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { migrateDatabase } from '../../api/src/database/migrate'
import { startPostgres } from '../../tools/src/postgres/start-postgres'
import { runningPostgres } from './running-postgres'

/** A database that every test file's own is copied from. */
const TEMPLATE = 'superium_template'

/** Before the API's tests: one real PostgreSQL in a temporary folder, and a migrated database to copy. */
export default async function start(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'superium-api-tests-'))
  // Open to the account that PostgreSQL runs as, so that the cluster lies in the folder and goes with it.
  await chmod(folder, 0o755)
  const postgres = await startPostgres({
    dataDir: folder,
    port: await freePort(),
    // Without autovacuum, which would lock, analyse and reorder tables in the middle of some tests.
    settings: { fsync: 'off', synchronous_commit: 'off', max_connections: '300', autovacuum: 'off' },
  })
  runningPostgres.folder = folder
  runningPostgres.stop = postgres.stop
  const client = new Client({ connectionString: postgres.url })
  await client.connect()
  await client.query(`create database ${TEMPLATE}`)
  await client.end()
  await migrateDatabase(Object.assign(new URL(postgres.url), { pathname: `/${TEMPLATE}` }).href)
  process.env.TEST_DATABASE_URL = postgres.url
  process.env.TEST_DATABASE_TEMPLATE = TEMPLATE
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
