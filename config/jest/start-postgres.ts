import { chmod, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { migrateDatabase } from '../../api/src/migrate/migrate'
import { startPostgres } from '../../tools/src/postgres/start-postgres'
import { freePort } from '../../tools/src/process/free-port'
import { runningPostgres } from './running-postgres'
import { useCluster } from './use-cluster'

/** The template of every test file's database. */
const TEMPLATE = 'superium_template'

/**
 * Before the API's tests: a migrated database to copy, on the Citus cluster of `CITUS_URL`, else on a PostgreSQL in a temporary
 * folder.
 */
export default async function start(): Promise<void> {
  process.env.TEST_DATABASE_TEMPLATE = TEMPLATE
  const { CITUS_URL } = process.env
  await (CITUS_URL ? useCluster(CITUS_URL, TEMPLATE) : startEmbedded())
}

/** One real PostgreSQL in a temporary folder. */
async function startEmbedded(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'superium-api-tests-'))
  // Readable for PostgreSQL's account, so that the cluster is in the folder and is removed with it.
  await chmod(folder, 0o755)
  const postgres = await startPostgres({
    dataDir: folder,
    port: await freePort(),
    // Without autovacuum, which would lock, analyse and reorder tables in the middle of some tests. A small buffer
    // cache, because dropping a table searches all of it.
    settings: {
      fsync: 'off',
      synchronous_commit: 'off',
      max_connections: '300',
      autovacuum: 'off',
      shared_buffers: '128MB',
    },
  })
  runningPostgres.folder = folder
  runningPostgres.stop = postgres.stop
  const client = new Client({ connectionString: postgres.url })
  await client.connect()
  await client.query(`create database ${TEMPLATE}`)
  await client.end()
  await migrateDatabase(Object.assign(new URL(postgres.url), { pathname: `/${TEMPLATE}` }).href)
  process.env.TEST_DATABASE_URL = postgres.url
}
