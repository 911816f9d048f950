import { and, count, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { putIntoOutbox } from '../mail/put-into-outbox'
import type { ShopProfile } from '../shop-settings/shop-profile'
import { type AlertSubject, confirmationMail } from './alert-mails'
import { ANY_VARIANT } from './any-variant'
import { hashOfToken, newToken } from './link-token'
import { alertConfirmations } from './table'

const DAY_MS = 86_400_000

/** The maximum number of confirmation e-mails per address and day; further requests send none. */
const MAX_PER_ADDRESS = 5

/**
 * Stores a guest's request and e-mails a confirmation link. The caller cannot tell whether an e-mail is sent. `email`
 * is in lower case.
 */
export async function askForConfirmation(
  db: Database,
  email: string,
  subject: AlertSubject,
  details: string,
  shop: ShopProfile,
  now: Date,
): Promise<void> {
  const token = newToken()
  await db.transaction(async (tx) => {
    // Requests for one address run one at a time, so that they cannot exceed the limit together.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${email}, 13))`)
    const [asked] = await tx
      .select({ count: count() })
      .from(alertConfirmations)
      .where(
        and(eq(alertConfirmations.email, email), gt(alertConfirmations.createdAt, new Date(now.getTime() - DAY_MS))),
      )
    if ((asked?.count ?? 0) >= MAX_PER_ADDRESS) return
    const { kind, productId, variant } = subject
    await tx.insert(alertConfirmations).values({
      tokenHash: hashOfToken(token),
      productId,
      variantId: variant?.id ?? ANY_VARIANT,
      kind,
      email,
      details,
      createdAt: now,
    })
    await putIntoOutbox(tx, [confirmationMail(email, subject, token, shop)], now)
  })
}
