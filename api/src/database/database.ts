import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import { clusterSettings } from './distribute/cluster-settings'
import { PipeliningClient } from './pipelining-client'
import { requireAuditRows } from './require-audit-rows'

export type Database = NodePgDatabase
/** A database or a transaction: the methods that a query needs. */
export type Queries = Pick<Database, 'select' | 'insert' | 'update' | 'delete' | 'execute' | 'selectDistinct'>

export interface DatabaseHandle {
  db: Database
  /** Waits for running queries, then closes all connections. */
  close(): Promise<void>
}

export interface DatabaseOptions {
  /** The maximum number of connections of this process. */
  connections?: number
  /** Milliseconds after which the server cancels a statement. */
  statementTimeout?: number
  /** Called when an idle connection breaks; the pool replaces it. */
  onConnectionLost?: (error: Error) => void
  /** Milliseconds that a query waits for a free connection at most. */
  connectionWait?: number
}

/** Long enough for a rush of buyers to queue; a longer wait is a 503. */
const CONNECTION_WAIT_MS = 5000

/** Opens a connection pool on `url`. It connects on the first query, which rejects when the database is down. */
export function openDatabase(url: string, options: DatabaseOptions = {}): DatabaseHandle {
  const pool = new Pool({
    Client: PipeliningClient,
    connectionString: url,
    max: options.connections ?? 10,
    connectionTimeoutMillis: options.connectionWait ?? CONNECTION_WAIT_MS,
    statement_timeout: options.statementTimeout ?? 2000,
    idle_in_transaction_session_timeout: 10_000,
    application_name: 'superium-api',
    // Parallel workers and JIT cost short queries more than they save.
    options: ['max_parallel_workers_per_gather=0', 'jit=off', ...clusterSettings].map((one) => `-c ${one}`).join(' '),
  })
  pool.on('error', (error) => options.onConnectionLost?.(error))
  // The pool does not listen to connections in use, and an `error` event without a listener ends the process. The
  // connection's queries reject by themselves.
  pool.on('connect', (client) => client.on('error', () => {}))
  return { db: requireAuditRows(drizzle(pool, { casing: 'snake_case' })), close: () => pool.end() }
}
