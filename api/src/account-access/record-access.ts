import { sql } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { accountAccess } from './table'

type Change = Partial<Omit<typeof accountAccess.$inferInsert, 'uid' | 'updatedAt'>>

/** Records an access change of an account; fields that are not named stay unchanged. */
export async function recordAccess(db: Queries, uid: string, change: Change): Promise<void> {
  await db
    .insert(accountAccess)
    .values({ uid, ...change, updatedAt: sql`now()` })
    .onConflictDoUpdate({ target: accountAccess.uid, set: { ...change, updatedAt: sql`excluded.updated_at` } })
}
