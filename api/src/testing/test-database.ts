import { type Database, openDatabase } from '../database/database'
import { giveDatabaseBack, takeDatabase, urlOf } from './database-pool/database-pool'

/** A test's own database and its address. */
export interface TestDatabase {
  db: Database
  url: string
  close(): Promise<void>
}

/** A migrated database without rows for the calling test file; `connections` is the size of its pool. */
export async function openTestDatabase(connections = 10): Promise<TestDatabase> {
  const name = await takeDatabase()
  const url = urlOf(name)
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
      await giveDatabaseBack(name)
    },
  }
}
