import { eq } from 'drizzle-orm'
import { recordAccountEvent } from '../account-access/record-account-event'
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
  await recordAccountEvent(db, uid, { kind: disabled ? 'disabled' : 'enabled', actorId: admin.uid, reason })
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
