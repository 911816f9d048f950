import { eq } from 'drizzle-orm'
import { lockOpenAccount } from '../account-access/lock-open-account'
import { recordAccess } from '../account-access/record-access'
import type { Dependencies } from '../dependencies'
import { Problem } from '../http/problem'
import type { Identity } from '../identity/identity'
import { IdentityAdminError } from '../identity/identity-admin'
import { mayTellOfOwnDoing } from '../mail/limit-own-mails'
import { putIntoOutbox } from '../mail/put-into-outbox'
import { uploads } from '../uploads/table'
import { deletionMail } from './deletion-mail'
import { deletionSteps } from './deletion-steps'
import { personOf } from './person'
import { requireNothingToSend, requireNothingUnderWay, requireRecentSignIn } from './require-deletable'

/**
 * Deletes the caller's account, including that at the identity service, in one transaction: a failure changes nothing,
 * and the call can be repeated. Orders stay without the person, public texts without the name. 403 if the sign-in is
 * too old, 409 while an order is under way, 503 if the identity service fails. Resolves to the keys of the pictures
 * that the person had uploaded.
 */
export async function deleteAccount(
  { db, shop, identityAdmin }: Pick<Dependencies, 'db' | 'shop' | 'identityAdmin'>,
  identity: Identity,
  now: Date,
): Promise<string[]> {
  requireRecentSignIn(identity, now)
  const { uid, email } = identity
  return db.transaction(async (tx) => {
    // Prevents new orders and shop applications of this account meanwhile.
    await lockOpenAccount(tx, uid)
    await requireNothingUnderWay(tx, uid)
    const person = personOf(identity)
    const pictures = await tx.select({ key: uploads.key }).from(uploads).where(eq(uploads.ownerId, uid))
    for (const { run } of deletionSteps) await run(tx, person, now)
    // The products are hidden now, so that no new order can contain them.
    await requireNothingToSend(tx, uid)
    await recordAccess(tx, uid, { deletedAt: now })
    const verified = identity.emailVerified === true
    if (await mayTellOfOwnDoing(tx, email, now, { verified })) await putIntoOutbox(tx, [deletionMail(email, shop)], now)
    // Last, because it cannot be rolled back.
    await identityAdmin?.deleteAccount(uid).catch((error) => {
      if (!(error instanceof IdentityAdminError)) throw error
      throw new Problem(503, 'The sign-in service could not delete your account. Nothing is deleted yet. Try again.')
    })
    return pictures.map(({ key }) => key)
  })
}
