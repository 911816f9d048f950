import { randomUUID } from 'node:crypto'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { reports } from '../reports/table'
import type { Person } from './person'

/**
 * A report that waits for a decision stays, without who made it; a settled one goes. Each gets a random id, since a text may have
 * been reported by several people whose accounts are deleted. A hash with a salt that nobody keeps is random, too, and a cluster
 * takes it, which refuses random functions in updates.
 */
export async function forgetReporter(tx: Queries, { uid }: Person): Promise<void> {
  const own = eq(reports.reporterId, uid)
  await tx.delete(reports).where(and(own, isNotNull(reports.settledAt)))
  const random = sql`md5(${randomUUID()}::text || ${reports.kind} || ${reports.contentId}::text)::uuid::text`
  await tx
    .update(reports)
    .set({ reporterId: sql`'deleted ' || ${random}` })
    .where(own)
}
