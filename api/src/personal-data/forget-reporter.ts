import { randomUUID } from 'node:crypto'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { reports } from '../reports/table'
import type { Person } from './person'

/**
 * Anonymizes open reports of a person and deletes settled ones. Each open report gets a random reporter id, because
 * several people with deleted accounts may have reported the same text. A hash with a discarded salt serves as the
 * random id, because a cluster refuses random functions in updates.
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
