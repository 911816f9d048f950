import { and, gte, isNull, lt, lte } from 'drizzle-orm'
import type { Queries } from '../../database/database'
import { mailOutbox } from '../table'
import { MAX_ATTEMPTS } from './back-off'

/** How long the outbox keeps an e-mail, whether sent, abandoned or still waiting. */
const KEEP_MS = 30 * 86_400_000

/**
 * Abandons e-mails whose last worker died, and deletes e-mails older than 30 days. Returns the ids of the abandoned
 * ones.
 */
export async function pruneOutbox(db: Queries, now: Date): Promise<string[]> {
  const lost = await db
    .update(mailOutbox)
    .set({ gaveUpAt: now, lastError: 'no result' })
    .where(
      and(
        isNull(mailOutbox.handedOverAt),
        isNull(mailOutbox.gaveUpAt),
        gte(mailOutbox.attempts, MAX_ATTEMPTS),
        lte(mailOutbox.nextAttemptAt, now),
      ),
    )
    .returning({ id: mailOutbox.id })
  await db.delete(mailOutbox).where(lt(mailOutbox.createdAt, new Date(now.getTime() - KEEP_MS)))
  return lost.map(({ id }) => id)
}
