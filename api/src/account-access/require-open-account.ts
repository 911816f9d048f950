import { and, eq, isNotNull } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { Problem } from '../http/problem'
import { accountAccess } from './table'

/** 401 for an account that was deleted: a request of it may still be under way, and must not bring its person back. */
export async function requireOpenAccount(db: Queries, uid: string): Promise<void> {
  const [deleted] = await db
    .select({ uid: accountAccess.uid })
    .from(accountAccess)
    .where(and(eq(accountAccess.uid, uid), isNotNull(accountAccess.deletedAt)))
  if (deleted) throw new Problem(401, 'This account is deleted.')
}
