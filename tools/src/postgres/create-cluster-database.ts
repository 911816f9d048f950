import { Client } from 'pg'

/** A database that exists on every node of a Citus cluster. */
export interface ClusterDatabase {
  /** Its URL at the coordinator, for `DATABASE_URL`. */
  url: string
  /** URLs of the `postgres` databases of all nodes, the coordinator's first. */
  servers: string[]
  /** Closes its connections and drops it on all nodes. */
  drop(): Promise<void>
}

interface Node {
  host: string
  port: number
}

/**
 * Creates an empty database on all nodes of the Citus cluster whose coordinator is at `url`, and replaces one with this
 * name. Each table will have `shards` shards. Rejects if the cluster has no workers.
 */
export async function createClusterDatabase(url: string, name: string, shards: number): Promise<ClusterDatabase> {
  const [coordinator, ...workers] = await nodesOf(url)
  if (!coordinator || workers.length === 0) throw new Error('CITUS_URL: the cluster has no workers.')
  const addressOf = ({ host, port }: Node, database: string): string =>
    Object.assign(new URL(url), { hostname: host, port: String(port), pathname: `/${database}` }).href
  const nodes = [coordinator, ...workers]
  const servers = nodes.map((node) => addressOf(node, 'postgres'))
  const drop = async () => {
    // Forbids connections on all nodes first, because Citus' daemons on other nodes would reconnect and block the drop.
    const close = `update pg_database set datallowconn = false where datname = '${name}'`
    for (const server of servers) await runStatements(server, [close])
    for (const server of servers) await runStatements(server, [`drop database if exists ${name} with (force)`])
  }
  await drop()
  for (const node of nodes) {
    await runStatements(addressOf(node, 'postgres'), [`create database ${name}`])
    await runStatements(addressOf(node, name), ['create extension citus'])
  }
  const home = addressOf(coordinator, name)
  await runStatements(home, [
    `alter database ${name} set citus.shard_count = ${shards}`,
    `select citus_set_coordinator_host('${coordinator.host}', ${coordinator.port})`,
    ...workers.map(({ host, port }) => `select citus_add_node('${host}', ${port})`),
  ])
  return { url: home, servers, drop }
}

/** The active nodes, coordinator first. */
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

/** Runs statements one after the other on a separate connection. */
export async function runStatements(url: string, statements: readonly string[]): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}
