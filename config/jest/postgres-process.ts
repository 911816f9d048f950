// The process of the tests' database. Prints the environment variables that tests need, as one line of JSON, and ends
// the database when its standard input ends, which also happens when Jest is killed.
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { migrateDatabase } from '../../api/src/migrate/migrate'
import { startPostgres } from '../../tools/src/postgres/start-postgres'
import { freePort } from '../../tools/src/process/free-port'
import { type TestServer, useCluster } from './use-cluster'

/** The template of the test databases. */
const TEMPLATE = 'superium_template'

/** A real PostgreSQL in a temporary folder. */
async function startEmbedded(): Promise<TestServer> {
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
  const client = new Client({ connectionString: postgres.url })
  await client.connect()
  await client.query(`create database ${TEMPLATE}`)
  await client.end()
  await migrateDatabase(Object.assign(new URL(postgres.url), { pathname: `/${TEMPLATE}` }).href)
  return {
    env: { TEST_DATABASE_URL: postgres.url },
    async stop() {
      await postgres.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

// Ctrl-C reaches this process too, while tests may still use the database.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})
const { CITUS_URL } = process.env
const { env, stop } = await (CITUS_URL ? useCluster(CITUS_URL, TEMPLATE) : startEmbedded())
process.stdout.write(`${JSON.stringify({ TEST_DATABASE_TEMPLATE: TEMPLATE, ...env })}\n`)
process.stdin.resume()
await once(process.stdin, 'end')
await stop()
