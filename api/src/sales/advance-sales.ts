import { and, asc, eq, gt, lte, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { endSale, startSale } from './start-and-end-sale'
import { sales } from './table'

/** Any number, the same in every process: "sales" on a telephone's keys. */
const LOCK = 72_537

/**
 * Brings the sales to where they belong at `now`: ends those that are over, then starts those that have begun, each with
 * its prices and their history, all or nothing. Of several processes one does it; the others leave at once (advisory lock).
 */
export async function advanceSales(db: Database, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ mine: boolean }>(sql`select pg_try_advisory_xact_lock(${LOCK}) as mine`)
    if (!rows[0]?.mine) return
    const over = await tx
      .select({ id: sales.id })
      .from(sales)
      .where(and(eq(sales.state, 'running'), lte(sales.endsAt, now)))
    for (const { id } of over) await endSale(tx, id, now)
    await tx
      .update(sales)
      .set({ state: 'ended' })
      .where(and(eq(sales.state, 'scheduled'), lte(sales.endsAt, now)))
    const due = await tx
      .select({ id: sales.id })
      .from(sales)
      .where(and(eq(sales.state, 'scheduled'), lte(sales.startsAt, now), gt(sales.endsAt, now)))
      .orderBy(asc(sales.startsAt), asc(sales.id))
    for (const { id } of due) await startSale(tx, id, now)
  })
}
