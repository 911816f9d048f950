import type { Database } from '../database/database'
import { mayTellOfOwnDoing } from '../mail/limit-own-mails'
import { putIntoOutbox } from '../mail/put-into-outbox'
import type { ShopProfile } from '../shop-settings/shop-profile'
import { type AlertSubject, confirmationMail } from './alert-mails'
import { ANY_VARIANT } from './any-variant'
import { hashOfToken, newToken } from './link-token'
import { alertConfirmations } from './table'

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
    if (!(await mayTellOfOwnDoing(tx, email, now, { verified: false, signedIn: false }))) return
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
