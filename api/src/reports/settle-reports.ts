import { and, eq, isNull } from 'drizzle-orm'
import type { Queries } from '../database/database'
import type { ReportKind } from './schema'
import { reports } from './table'

/** Settles the open reports of a text that was kept, hidden or deleted; resolves to how many there were. */
export async function settleReports(
  tx: Queries,
  { productId, kind, contentId }: { productId: string; kind: ReportKind; contentId: string },
): Promise<number> {
  const one = and(eq(reports.productId, productId), eq(reports.kind, kind), eq(reports.contentId, contentId))
  const settled = await tx
    .update(reports)
    .set({ settledAt: new Date() })
    .where(and(one, isNull(reports.settledAt)))
    .returning({ id: reports.contentId })
  return settled.length
}
