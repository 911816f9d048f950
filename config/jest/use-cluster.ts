import { Client } from 'pg'
import { migrateDatabase } from '../../api/src/migrate/migrate'
import { runningPostgres } from './running-postgres'

/** Enough to spread rows over all workers; each table has so many on each copy of the database. */
const SHARDS = 2

interface Node {
  host: string
  port: number
}

/**
 * Makes a migrated database on the Citus cluster whose coordinator is at `url`, whose nodes are those of that database. Test
 * databases are copied from it node by node, so nobody may connect to it.
 */
export async function useCluster(url: string, template: string): Promise<void> {
  const [coordinator, ...workers] = await nodesOf(url)
  if (!coordinator || workers.length === 0) throw new Error('CITUS_URL: the cluster has no workers.')
  const addressOf = ({ host, port }: Node, database: string): string =>
    Object.assign(new URL(url), { hostname: host, port: String(port), pathname: `/${database}` }).href
  const servers = [coordinator, ...workers].map((node) => addressOf(node, 'postgres'))
  const drop = async () => {
    for (const server of servers) await run(server, [`drop database if exists ${template} with (force)`])
  }
  await drop()
  for (const node of [coordinator, ...workers]) {
    await run(addressOf(node, 'postgres'), [`create database ${template}`])
    await run(addressOf(node, template), ['create extension citus'])
  }
  const home = addressOf(coordinator, template)
  await run(home, [
    `alter database ${template} set citus.shard_count = ${SHARDS}`,
    `select citus_set_coordinator_host('${coordinator.host}', ${coordinator.port})`,
    ...workers.map(({ host, port }) => `select citus_add_node('${host}', ${port})`),
  ])
  await migrateDatabase(home)
  for (const server of servers) {
    await run(server, [
      `alter database ${template} with allow_connections false`,
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${template}'`,
    ])
  }
  process.env.TEST_DATABASE_URL = servers[0]
  process.env.TEST_DATABASE_WORKERS = servers.slice(1).join(' ')
  runningPostgres.stop = drop
}

/** The coordinator first. */
async function nodesOf(url: string): Promise<Node[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<Node>(
      `select nodename as host, nodeport as port from pg_dist_node where isactive order by groupid`,
    )
    return rows
  } finally {
    await client.end()
  }
}

async function run(url: string, statements: string[]): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}
