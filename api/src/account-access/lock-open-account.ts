import { sql } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { together } from '../database/together'
import { requireOpenAccount } from './require-open-account'

/** The namespace of the advisory locks per account. */
const LOCK = 78_737

/**
 * Serializes transactions of an account until this one ends, so that its counts stay true and the account cannot be
 * deleted. 401 if the account has been deleted. Call it before anything that locks rows.
 */
export async function lockOpenAccount(tx: Queries, uid: string): Promise<void> {
  await together(
    () => tx.execute(sql`select pg_advisory_xact_lock(${LOCK}, hashtext(${uid}))`),
    () => requireOpenAccount(tx, uid),
  )
}
