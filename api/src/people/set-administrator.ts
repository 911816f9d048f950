import { eq } from 'drizzle-orm'
import { findAdministrators, noteAdministrator, requireAnotherAdministrator } from '../account-access/administrators'
import { findDisabled } from '../account-access/find-disabled'
import { recordAudit } from '../audit/record-audit'
import { noteComplete } from '../audit-scope/audit-scope'
import type { Database } from '../database/database'
import { conflict, notFound, Problem } from '../http/problem'
import type { Identity } from '../identity/identity'
import { type IdentityAdmin, IdentityAdminError } from '../identity/identity-admin'
import { users } from '../users/table'

interface Parts {
  db: Database
  /** Absent without a service account: then nobody can be given a role here. */
  identityAdmin?: IdentityAdmin | undefined
}

/**
 * Makes an account an administrator, or no longer one, in another administrator's name. 404 without such a user; 409 for the
 * administrator's own account, a closed account, and the last administrator; 503 when the identity service does not follow.
 */
export async function setAdministrator(
  { db, identityAdmin }: Parts,
  admin: Identity,
  uid: string,
  on: boolean,
): Promise<void> {
  if (!identityAdmin) throw new Problem(503, 'The shop may not give roles: it has no service account.')
  if (uid === admin.uid) throw conflict('You cannot change your own role. Ask another administrator.')
  const [user] = await db.select({ uid: users.uid }).from(users).where(eq(users.uid, uid))
  if (!user) throw notFound('such user')
  await db.transaction(async (tx) => {
    await requireAnotherAdministrator(tx, uid, admin.uid)
    if (on && (await findDisabled(tx, [uid])).has(uid)) throw conflict('This account is closed. Open it first.')
    const before = (await findAdministrators(tx, [uid])).has(uid)
    if (before === on) {
      noteComplete()
      // What is taken away twice is taken at the sign-in service, too, which may know more than the shop.
      if (on) return
    } else {
      await noteAdministrator(tx, uid, on)
      const target = { kind: 'account', id: uid } as const
      await recordAudit(tx, { target, before: { administrator: before }, after: { administrator: on } })
    }
    // Last, because it cannot be rolled back.
    await identityAdmin.setRoles(uid, { admin: on }).catch((error) => {
      if (!(error instanceof IdentityAdminError)) throw error
      throw new Problem(503, 'The sign-in service did not follow. Nothing has changed. Try again.')
    })
  })
}
