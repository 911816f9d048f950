import { PgTransaction } from 'drizzle-orm/pg-core'
import type { Database } from './database'

/**
 * SQLSTATEs deadlock_detected and serialization_failure: PostgreSQL rolled back this transaction so that another could
 * continue.
 */
const VICTIM = new Set<unknown>(['40P01', '40001'])

const TRIES = 3

function isVictim(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && VICTIM.has(error.code)) || isVictim(error.cause)
}

/**
 * Runs `work` in a transaction and retries after a deadlock or serialization failure, up to three attempts in all;
 * `work` must have no effects outside its transaction. Inside the caller's transaction it runs once, since only the
 * outermost transaction can be retried. Rejects with the error of `work`.
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
