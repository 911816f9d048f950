import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'

export type Database = NodePgDatabase
/** A database or a transaction in it: what a query needs. */
export type Queries = Pick<Database, 'select' | 'insert' | 'update' | 'delete' | 'execute' | 'selectDistinct'>

export interface DatabaseHandle {
  db: Database
  /** Ends every connection; queries under way finish first. */
  close(): Promise<void>
}

export interface DatabaseOptions {
  /** Connections this process may hold. */
  connections?: number
  /** A statement running longer is cancelled by the server. Milliseconds. */
  statementTimeout?: number
  /** Called when an idle connection breaks (the pool replaces it). */
  onConnectionLost?: (error: Error) => void
  /** Milliseconds that a query waits for a free connection. */
  connectionWait?: number
}

/** Milliseconds that a request waits for a free connection: a rush of buyers queues, a database that is down is a 503. */
const CONNECTION_WAIT_MS = 5000

/** Opens a pool on `url`. Connects lazily: a database that is down shows in the first query, not here. */
export function openDatabase(url: string, options: DatabaseOptions = {}): DatabaseHandle {
  const pool = new Pool({
    connectionString: url,
    max: options.connections ?? 10,
    connectionTimeoutMillis: options.connectionWait ?? CONNECTION_WAIT_MS,
    statement_timeout: options.statementTimeout ?? 2000,
    idle_in_transaction_session_timeout: 10_000,
    application_name: 'superium-api',
    // Many short queries at once: starting workers and compiling plans costs each of them more than it saves.
    options: '-c max_parallel_workers_per_gather=0 -c jit=off',
  })
  pool.on('error', (error) => options.onConnectionLost?.(error))
  return { db: drizzle(pool, { casing: 'snake_case' }), close: () => pool.end() }
}
