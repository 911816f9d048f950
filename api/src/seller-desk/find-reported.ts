import { and, eq, inArray } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { reports } from '../reports/table'

/** Which of these texts the account has reported, by their ids. */
export async function findReported(db: Queries, userId: string, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .select({ id: reports.contentId })
    .from(reports)
    .where(and(eq(reports.reporterId, userId), inArray(reports.contentId, [...ids])))
  return new Set(rows.map(({ id }) => id))
}
