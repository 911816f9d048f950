import { and, inArray, isNotNull } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { accountAccess } from './table'

/** Which of the accounts are closed. */
export async function findDisabled(db: Queries, uids: string[]): Promise<Set<string>> {
  if (uids.length === 0) return new Set()
  const rows = await db
    .select({ uid: accountAccess.uid })
    .from(accountAccess)
    .where(and(inArray(accountAccess.uid, uids), isNotNull(accountAccess.disabledAt)))
  return new Set(rows.map(({ uid }) => uid))
}
