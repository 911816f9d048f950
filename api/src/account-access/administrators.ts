import { asc, eq, inArray } from 'drizzle-orm'
import { recordedAlready } from '../audit-scope/audit-scope'
import type { Database, Queries } from '../database/database'
import { conflict, forbidden } from '../http/problem'
import { findDisabled } from './find-disabled'
import { administrators } from './table'

/** The maximum number of administrators that one process remembers to have recorded. */
const NOTED_MAX = 1000

/** Records each account that acts as an administrator; writes once per account and process. */
export function createAdministratorNotes(db: Database): (uid: string) => Promise<void> {
  const noted = new Set<string>()
  return async (uid) => {
    if (noted.has(uid)) return
    await recordedAlready(() => noteAdministrator(db, uid, true))
    if (noted.size >= NOTED_MAX) noted.clear()
    noted.add(uid)
  }
}

/** Records that an account is an administrator, or no longer one. */
export async function noteAdministrator(db: Queries, uid: string, on: boolean): Promise<void> {
  if (on) await db.insert(administrators).values({ uid }).onConflictDoNothing()
  else await db.delete(administrators).where(eq(administrators.uid, uid))
}

/** Which of the accounts are recorded administrators. */
export async function findAdministrators(db: Queries, uids: string[]): Promise<Set<string>> {
  if (uids.length === 0) return new Set()
  const rows = await db.select().from(administrators).where(inArray(administrators.uid, uids))
  return new Set(rows.map(({ uid }) => uid))
}

/**
 * Serializes changes of administrators until the transaction ends, and resolves to those with an open account. So two
 * administrators who revoke each other's role at the same time cannot both succeed.
 */
export async function lockAdministrators(tx: Queries): Promise<string[]> {
  const rows = await tx.select().from(administrators).orderBy(asc(administrators.uid)).for('update')
  const uids = rows.map(({ uid }) => uid)
  const closed = await findDisabled(tx, uids)
  return uids.filter((uid) => !closed.has(uid))
}

/**
 * Throws 409 if `uid` is the only administrator with an open account, and 403 if `caller` is no longer an
 * administrator.
 */
export async function requireAnotherAdministrator(tx: Queries, uid: string, caller?: string): Promise<void> {
  const open = await lockAdministrators(tx)
  if (caller !== undefined && !open.includes(caller)) throw forbidden('Only an administrator may do this.')
  if (open.every((one) => one === uid)) throw conflict('This is the last administrator. Make somebody else one first.')
}
