import { and, eq, inArray, isNull, lte, or } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { reports } from '../reports/table'
import { reviews } from '../reviews/table'

/**
 * The ids of those texts that the account has reported, except texts that an administrator approved and the author
 * edited later.
 */
export async function findReported(db: Queries, userId: string, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .select({ id: reports.contentId })
    .from(reports)
    .leftJoin(reviews, and(eq(reviews.productId, reports.productId), eq(reviews.id, reports.contentId)))
    .where(
      and(
        eq(reports.reporterId, userId),
        inArray(reports.contentId, [...ids]),
        or(isNull(reports.settledAt), isNull(reviews.editedAt), lte(reviews.editedAt, reports.settledAt)),
      ),
    )
  return new Set(rows.map(({ id }) => id))
}
