import { eq } from 'drizzle-orm'
import { recordAccess } from '../account-access/record-access'
import { recordAccountEvent } from '../account-access/record-account-event'
import { recordAudit } from '../audit/record-audit'
import type { Database } from '../database/database'
import { notFound, Problem } from '../http/problem'
import type { Identity } from '../identity/identity'
import { type IdentityAdmin, IdentityAdminError } from '../identity/identity-admin'
import { users } from '../users/table'

interface Parts {
  db: Database
  identityAdmin: IdentityAdmin
}

/**
 * Ends every session of an account in an administrator's name, and records it. 404 without such a user; 503 when the identity
 * service does not follow, although the shop refuses the sessions already.
 */
export async function signOutUser(
  { db, identityAdmin }: Parts,
  admin: Identity,
  uid: string,
  reason: string,
): Promise<void> {
  const [user] = await db.select({ uid: users.uid }).from(users).where(eq(users.uid, uid))
  if (!user) throw notFound('such user')
  await db.transaction(async (tx) => {
    const event = await recordAccountEvent(tx, uid, { kind: 'signed-out', actorId: admin.uid, reason })
    await recordAccess(tx, uid, { sessionsValidFrom: new Date() })
    await recordAudit(tx, { target: { kind: 'account', id: uid }, after: { sessions: 'ended', event } })
  })
  await identityAdmin.revokeSessions(uid).catch((error) => {
    if (!(error instanceof IdentityAdminError)) throw error
    if (error.code !== 'USER_NOT_FOUND')
      throw new Problem(503, 'It counts in the shop already, but the sign-in service did not follow. Try again.')
  })
}
