import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { type Database, openDatabase } from '../database/database'

/** A test's own database and its address. */
export interface TestDatabase {
  db: Database
  url: string
  close(): Promise<void>
}

/** A fresh, migrated database for the calling test file; `connections` is the size of its pool. */
export async function openTestDatabase(connections = 10): Promise<TestDatabase> {
  const { TEST_DATABASE_URL: server = '', TEST_DATABASE_TEMPLATE: template = '' } = process.env
  const name = `test_${randomBytes(6).toString('hex')}`
  await onEveryNode((node) => run(node, `create database ${name} template ${template}`))
  const url = Object.assign(new URL(server), { pathname: `/${name}` }).href
  const { db, close } = openDatabase(url, {
    connections,
    statementTimeout: 20_000,
    connectionWait: 60_000,
    onConnectionLost: () => {},
  })
  return {
    db,
    url,
    async close() {
      await close()
      // Citus' daemons of the other nodes come back until none may: a drop would wait for them again and again.
      await onEveryNode((node) => run(node, `alter database ${name} with allow_connections false`))
      await onEveryNode((node) => run(node, `drop database ${name} with (force)`))
    },
  }
}

/** Each node of a cluster has a database of the same name, and a copy of all of them is a cluster again. */
async function onEveryNode(work: (url: string) => Promise<void>): Promise<void> {
  const { TEST_DATABASE_URL: server = '', TEST_DATABASE_WORKERS: workers } = process.env
  for (const node of [server, ...(workers?.split(' ') ?? [])]) await work(node)
}

async function run(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  // Copying the template fails while another test copies it.
  for (let tries = 0; ; tries += 1) {
    try {
      await client.query(statement)
      break
    } catch (error) {
      if (tries > 50 || !(error instanceof Error) || !/being accessed by other users/.test(error.message)) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
  await client.end()
}
