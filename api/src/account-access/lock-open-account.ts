import { sql } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { together } from '../database/together'
import { requireOpenAccount } from './require-open-account'

/** The namespace of the advisory locks by account. */
const LOCK = 78_737

/**
 * Lets one transaction of an account run at a time until it ends: what it counts stays true, and its account stays. 401 for an
 * account that was deleted meanwhile. Call it before anything that locks rows.
 */
export async function lockOpenAccount(tx: Queries, uid: string): Promise<void> {
  await together(
    () => tx.execute(sql`select pg_advisory_xact_lock(${LOCK}, hashtext(${uid}))`),
    () => requireOpenAccount(tx, uid),
  )
}
