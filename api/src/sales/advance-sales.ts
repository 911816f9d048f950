import { and, asc, eq, gt, lte, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { transactionWithRetries } from '../database/transaction-with-retries'
import { endSale, startSale } from './start-and-end-sale'
import { sales } from './table'

/** The advisory lock for sales; an arbitrary number that all processes share. */
export const LOCK = 72_537

/**
 * Ends the sales whose end has passed at `now` and starts those that are due, with their prices and price history, in
 * one transaction. An advisory lock lets one process do it; the others return at once.
 */
export async function advanceSales(db: Database, now: Date): Promise<void> {
  await transactionWithRetries(db, async (tx) => {
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
