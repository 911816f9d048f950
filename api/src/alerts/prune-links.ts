import { lt } from 'drizzle-orm'
import type { Database } from '../database/database'
import { CONFIRM_WITHIN_MS } from './confirm-alert'
import { alertConfirmations, alertUnsubscribes } from './table'

/** How long an unsubscribe link is valid. */
const UNSUBSCRIBE_WITHIN_MS = 90 * 86_400_000

/** Deletes expired links, with the addresses they were sent to. */
export async function pruneLinks(db: Database, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms)
  await db.delete(alertConfirmations).where(lt(alertConfirmations.createdAt, before(CONFIRM_WITHIN_MS)))
  await db.delete(alertUnsubscribes).where(lt(alertUnsubscribes.createdAt, before(UNSUBSCRIBE_WITHIN_MS)))
}
