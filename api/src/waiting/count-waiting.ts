import { and, count, eq, isNull } from 'drizzle-orm'
import { contactMessages } from '../contact/table'
import type { Queries } from '../database/database'
import { orders } from '../orders/table'
import { reports } from '../reports/table'
import { sellers } from '../sellers/table'
import type { Waiting } from './schema'

/** Counts what waits for an administrator, each from an index. */
export async function countWaiting(db: Queries): Promise<Waiting> {
  const [[pending], [applied], [reported], [written]] = await Promise.all([
    db.select({ count: count() }).from(orders).where(eq(orders.status, 'Pending')),
    db.select({ count: count() }).from(sellers).where(eq(sellers.state, 'pending')),
    db.select({ count: count() }).from(reports).where(isNull(reports.settledAt)),
    db
      .select({ count: count() })
      .from(contactMessages)
      .where(and(isNull(contactMessages.doneAt), isNull(contactMessages.answeredAt))),
  ])
  return {
    pendingOrders: pending?.count ?? 0,
    pendingSellers: applied?.count ?? 0,
    openReports: reported?.count ?? 0,
    newMessages: written?.count ?? 0,
  }
}
