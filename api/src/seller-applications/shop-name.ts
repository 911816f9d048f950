import { and, eq, inArray, ne, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { sellers } from '../sellers/table'

/** The advisory lock for approvals; an arbitrary number that all processes share. */
const LOCK = 7_306_602

/** A name without case, spaces and punctuation, for comparing names that only look different. */
const folded = (name: SQLWrapper | string): SQL =>
  sql`lower(regexp_replace(${name}, '[[:space:][:punct:]‘’“”–—]+', '', 'g'))`

/**
 * Whether an open or suspended shop already has this name, so that shoppers would confuse the two. Shops of deleted
 * accounts do not count.
 */
export async function shopNameIsTaken(db: Queries, name: string, exceptId?: string): Promise<boolean> {
  const rows = await db
    .select({ id: sellers.id })
    .from(sellers)
    .where(
      and(
        inArray(sellers.state, ['approved', 'suspended']),
        ne(sellers.email, ''),
        eq(folded(sellers.shopName), folded(name)),
        exceptId === undefined ? undefined : ne(sellers.id, exceptId),
      ),
    )
    .limit(1)
  return rows.length > 0
}

/** Serializes approvals, which check names, until the transaction ends. */
export async function lockShopNames(tx: Queries): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
}
