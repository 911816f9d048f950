import { inArray } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { users } from './table'

/** The names of accounts by id, or their e-mail addresses; deleted accounts are absent. For administrators only. */
export async function readAccountNames(db: Queries, uids: Iterable<string>): Promise<Map<string, string>> {
  const ids = [...new Set(uids)].filter(Boolean)
  const { uid, name, email } = users
  const rows = ids.length ? await db.select({ uid, name, email }).from(users).where(inArray(uid, ids)) : []
  return new Map(rows.map((one) => [one.uid, one.name || one.email]))
}
