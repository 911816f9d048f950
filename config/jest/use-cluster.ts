import { migrateDatabase } from '../../api/src/migrate/migrate'
import { createClusterDatabase, runStatements } from '../../tools/src/postgres/create-cluster-database'

/** A database server for tests, and the environment variables that lead to it. */
export interface TestServer {
  env: Record<string, string>
  stop(): Promise<void>
}

/** Enough to spread rows over all workers; each table has this many shards in each copy of the database. */
const SHARDS = 2

/**
 * Makes a migrated database on the Citus cluster whose coordinator is at `url`. Test databases are copied from it node by node, so
 * nobody may connect to it.
 */
export async function useCluster(url: string, template: string): Promise<TestServer> {
  const database = await createClusterDatabase(url, template, SHARDS)
  await migrateDatabase(database.url)
  for (const server of database.servers) {
    await runStatements(server, [
      `alter database ${template} with allow_connections false`,
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${template}'`,
    ])
  }
  const [coordinator = '', ...workers] = database.servers
  return {
    env: { TEST_DATABASE_URL: coordinator, TEST_DATABASE_WORKERS: workers.join(' ') },
    stop: () => database.drop(),
  }
}
