import { and, eq, isNotNull } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { Problem } from '../http/problem'
import { accountAccess } from './table'

/**
 * Throws 401 for a deleted account: one of its requests may still be running, and must not store personal data again.
 */
export async function requireOpenAccount(db: Queries, uid: string): Promise<void> {
  const [deleted] = await db
    .select({ uid: accountAccess.uid })
    .from(accountAccess)
    .where(and(eq(accountAccess.uid, uid), isNotNull(accountAccess.deletedAt)))
  if (deleted) throw new Problem(401, 'This account is deleted.')
}
