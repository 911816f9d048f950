import { PgTransaction } from 'drizzle-orm/pg-core'
import type { Database } from './database'

/** SQLSTATEs deadlock_detected and serialization_failure: PostgreSQL rolled this transaction back so that another could go on. */
const VICTIM = new Set<unknown>(['40P01', '40001'])

const TRIES = 3

function isVictim(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && VICTIM.has(error.code)) || isVictim(error.cause)
}

/**
 * Runs `work` in a transaction, and again in a new one when it was rolled back for another, up to three times; `work` must have no
 * effect but its transaction's. In a transaction of the caller it runs once, since only the whole can begin again. Rejects as `work`
 * does.
 */
export async function transactionWithRetries<T>(
  db: Pick<Database, 'transaction'>,
  work: Parameters<typeof db.transaction<T>>[0],
): Promise<T> {
  for (let left = db instanceof PgTransaction ? 0 : TRIES - 1; ; left -= 1)
    try {
      return await db.transaction(work)
    } catch (error) {
      if (left === 0 || !isVictim(error)) throw error
    }
}
