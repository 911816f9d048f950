import { and, desc, eq, gt, lte } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { sales } from './table'

export type Sale = typeof sales.$inferSelect

/** The sale running at `now`, or null. */
export async function findRunningSale(db: Queries, now: Date): Promise<Sale | null> {
  const [sale] = await db
    .select()
    .from(sales)
    .where(and(eq(sales.state, 'running'), lte(sales.startsAt, now), gt(sales.endsAt, now)))
    .orderBy(desc(sales.startsAt))
    .limit(1)
  return sale ?? null
}
