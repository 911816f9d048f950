import { eq } from 'drizzle-orm'
import { requireAnotherAdministrator } from '../account-access/administrators'
import { recordAccess } from '../account-access/record-access'
import { recordAccountEvent } from '../account-access/record-account-event'
import { recordAudit } from '../audit/record-audit'
import type { Database } from '../database/database'
import { conflict, notFound, Problem } from '../http/problem'
import type { Identity } from '../identity/identity'
import { type IdentityAdmin, IdentityAdminError } from '../identity/identity-admin'
import type { AccountState } from './account-state-schema'
import { users } from './table'

interface Parts {
  db: Database
  identityAdmin: IdentityAdmin
}

interface Decision {
  /** Whether the account is closed from now on. */
  disabled: boolean
  reason: string
}

/**
 * Closes or opens an account in an administrator's name, and records it. 404 without such a user, 409 for the administrator's own
 * account; 503 when the identity service does not follow, although the shop refuses a closed account already.
 */
export async function setAccountDisabled(
  { db, identityAdmin }: Parts,
  admin: Identity,
  uid: string,
  { disabled, reason }: Decision,
): Promise<AccountState> {
  if (uid === admin.uid) throw conflict('You cannot close your own account here.')
  const [user] = await db.select({ uid: users.uid }).from(users).where(eq(users.uid, uid))
  if (!user) throw notFound('such user')
  await db.transaction(async (tx) => {
    if (disabled) await requireAnotherAdministrator(tx, uid, admin.uid)
    const event = await recordAccountEvent(tx, uid, {
      ...{ kind: disabled ? 'disabled' : 'enabled', actorId: admin.uid, reason },
    })
    await recordAccess(tx, uid, { disabledAt: disabled ? new Date() : null })
    // The event has the reason, and goes with the account.
    await recordAudit(tx, { target: { kind: 'account', id: uid }, after: { disabled, event } })
  })
  try {
    await identityAdmin.setDisabled(uid, disabled)
  } catch (error) {
    if (!(error instanceof IdentityAdminError)) throw error
    if (error.code !== 'USER_NOT_FOUND') {
      throw new Problem(503, 'It counts in the shop already, but the sign-in service did not follow. Try again.')
    }
  }
  return { uid, disabled }
}
