import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { emptyDatabase, type Origin, readOrigin } from './empty-database'

const isCluster = Boolean(process.env.CITUS_URL)

/** This worker's databases that no test uses, each with its origin. */
const idle: { name: string; origin: Origin }[] = []
const origins = new Map<string, Origin>()

/**
 * The name of a migrated database without rows, which nobody else uses until it is given back. Copying the template
 * takes ten times as long as emptying a used database, so a worker uses its databases again.
 */
export async function takeDatabase(): Promise<string> {
  for (let used = idle.pop(); used; used = idle.pop()) {
    const { name, origin } = used
    if (await withClient(urlOf(name), (client) => emptyDatabase(client, origin))) return name
    await dropDatabase(name)
  }
  const name = `test_${randomBytes(6).toString('hex')}`
  const { TEST_DATABASE_TEMPLATE: template = '' } = process.env
  await onEveryNode(`create database ${name} template ${template}`)
  if (!isCluster) origins.set(name, await withClient(urlOf(name), readOrigin))
  return name
}

/** Gives a database back that `takeDatabase` returned. A cluster's databases are dropped. */
export async function giveDatabaseBack(name: string): Promise<void> {
  const origin = origins.get(name)
  if (origin) idle.push({ name, origin })
  else await dropDatabase(name)
}

/** The address of a test database. */
export const urlOf = (name: string): string =>
  Object.assign(new URL(process.env.TEST_DATABASE_URL ?? ''), { pathname: `/${name}` }).href

async function dropDatabase(name: string): Promise<void> {
  origins.delete(name)
  // Citus' daemons of the other nodes come back until none may: a drop would wait for them again and again.
  await onEveryNode(`alter database ${name} with allow_connections false`)
  await onEveryNode(`drop database ${name} with (force)`)
}

/** Each node of a cluster has a database of the same name, and a copy of all of them is a cluster again. */
async function onEveryNode(statement: string): Promise<void> {
  const { TEST_DATABASE_URL: server = '', TEST_DATABASE_WORKERS: workers } = process.env
  for (const node of [server, ...(workers?.split(' ') ?? [])])
    await withClient(node, async (client) => {
      // One at a time, since copying the template fails while another worker copies it; the lock ends with the connection.
      await client.query('select pg_advisory_lock(1)')
      await client.query(statement)
    })
}

async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
