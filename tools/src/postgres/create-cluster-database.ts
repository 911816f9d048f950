import { Client } from 'pg'

/** A database that every node of a Citus cluster has. */
export interface ClusterDatabase {
  /** At the coordinator, for `DATABASE_URL`. */
  url: string
  /** The `postgres` databases of all nodes, the coordinator's first. */
  servers: string[]
  /** Removes it from all nodes, with its connections. */
  drop(): Promise<void>
}

interface Node {
  host: string
  port: number
}

/**
 * Makes an empty database on the Citus cluster whose coordinator is at `url`, with the nodes of that database; one of this name is
 * replaced. Each table will have so many `shards`. Rejects when the cluster has no workers.
 */
export async function createClusterDatabase(url: string, name: string, shards: number): Promise<ClusterDatabase> {
  const [coordinator, ...workers] = await nodesOf(url)
  if (!coordinator || workers.length === 0) throw new Error('CITUS_URL: the cluster has no workers.')
  const addressOf = ({ host, port }: Node, database: string): string =>
    Object.assign(new URL(url), { hostname: host, port: String(port), pathname: `/${database}` }).href
  const nodes = [coordinator, ...workers]
  const servers = nodes.map((node) => addressOf(node, 'postgres'))
  const drop = async () => {
    // Citus' daemons of the other nodes come back until none may: a drop would wait for them again and again.
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

/** Runs statements one after the other on a connection of their own. */
export async function runStatements(url: string, statements: readonly string[]): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}
