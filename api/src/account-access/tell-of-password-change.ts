import type { Dependencies } from '../dependencies'
import type { Identity } from '../identity/identity'
import type { IdentityAdmin } from '../identity/identity-admin'
import { mayTellOfOwnDoing } from '../mail/limit-own-mails'
import { putIntoOutbox } from '../mail/put-into-outbox'
import { countToday } from '../rate-limits/count-today'
import { passwordMail } from './password-mail'

/** An older change is not told of any more: within this time the shop remembers which ones it has told of. */
const NEWS_MS = 3_600_000
/** A browser signs in again before it changes a password. */
const RECENT_MS = 5 * 60_000
/** The maximum number of these e-mails per account and day. */
const MOST_A_DAY = 5

type Parts = Pick<Dependencies, 'db' | 'shop'> & { identityAdmin: IdentityAdmin }

/**
 * E-mails the account's address that its password was changed, once per change. The identity service tells when that
 * was; where the shop may not ask it, the caller's word counts (`claimed`) if the sign-in is not older than five
 * minutes. Resolves to whether a change was found.
 */
export async function tellOfPasswordChange(
  { db, shop, identityAdmin }: Parts,
  identity: Identity,
  now: Date,
  claimed = false,
): Promise<boolean> {
  const { uid, email, emailVerified: verified = false } = identity
  const known = await identityAdmin.passwordChangedAt(uid)
  const changedAt = known === undefined && claimed ? new Date((identity.signedInAt ?? 0) * 1000) : known
  const news = known === undefined ? RECENT_MS : NEWS_MS
  if (!changedAt || now.getTime() - changedAt.getTime() > news) return false
  await db.transaction(async (tx) => {
    // Counted on the day of the change, so that midnight brings no second e-mail.
    if (!(await countToday(tx, `password-change:${uid}:${changedAt.getTime()}`, 1, changedAt))) return
    if (!(await countToday(tx, `password-mails:${uid}`, MOST_A_DAY, now))) return
    // Whoever has taken over a verified account cannot use up its e-mails first.
    if (!verified && !(await mayTellOfOwnDoing(tx, email, now, { verified }))) return
    await putIntoOutbox(tx, [passwordMail(email, known ? changedAt : now, shop)], now)
  })
  return true
}
