import { eq } from 'drizzle-orm'
import type { Database } from '../database/database'
import { notFound } from '../http/problem'
import { hashOfToken } from './link-token'
import { alertConfirmations, alertUnsubscribes, productAlerts } from './table'

/**
 * Deletes every alert of the address to which the link was sent; repeating it changes nothing. 404 for an invalid or
 * expired link.
 */
export async function unsubscribe(db: Database, token: string): Promise<void> {
  const [row] = await db
    .select({ email: alertUnsubscribes.email })
    .from(alertUnsubscribes)
    .where(eq(alertUnsubscribes.tokenHash, hashOfToken(token)))
  if (!row) throw notFound('such link. It may be too old')
  await db.transaction(async (tx) => {
    await tx.delete(productAlerts).where(eq(productAlerts.email, row.email))
    await tx.delete(alertConfirmations).where(eq(alertConfirmations.email, row.email))
  })
}
