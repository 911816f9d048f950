import { count, eq } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { productAlerts } from './table'

/** Ignores alerts above this number per address, so that nobody can flood a mailbox. */
const MAX_PER_ADDRESS = 50

type Alert = Omit<typeof productAlerts.$inferInsert, 'createdAt'>

/**
 * Stores a confirmed alert once. Returns nothing, so that callers cannot find out about other people's alerts. `email`
 * is in lower case.
 */
export async function storeAlert(db: Queries, alert: Alert, now: Date): Promise<void> {
  const [held] = await db.select({ count: count() }).from(productAlerts).where(eq(productAlerts.email, alert.email))
  if ((held?.count ?? 0) >= MAX_PER_ADDRESS) return
  await db
    .insert(productAlerts)
    .values({ ...alert, createdAt: now })
    .onConflictDoNothing()
}
