import { recordAudit } from '../audit/record-audit'
import { auditAs } from '../audit-scope/audit-scope'
import type { Database } from '../database/database'
import { conflict, notFound } from '../http/problem'
import type { IdentityService } from '../identity/identity-admin'
import { createAccessReader } from './access-reader'
import { findAdministrators, noteAdministrator, requireAnotherAdministrator } from './administrators'
import { recordingAdmin } from './recording-admin'

/**
 * Grants or revokes the administrator role of the account with an address; false if nothing changes. All APIs apply it
 * within 5 s. Rejects with a Problem for an unknown address, for a grant to a closed or unverified account, and for the
 * last recorded administrator; with `IdentityAdminError` if the identity service fails.
 */
export async function changeAdministrator(
  { db, service }: { db: Database; service: IdentityService },
  email: string,
  on: boolean,
): Promise<boolean> {
  const account = await service.findByEmail(email)
  if (!account) throw notFound(`account with the address ${email}`)
  if (account.admin === on) return false
  if (on && account.disabled) throw conflict(`The account of ${email} is closed.`)
  if (on && !account.emailVerified)
    throw conflict(`The address ${email} is not verified. Its owner must verify it first.`)
  const { uid } = account
  const command = {
    role: 'command',
    actorId: '',
    origin: null,
    operation: on ? 'admin grant' : 'admin revoke',
  } as const
  await auditAs(command, async () => {
    await db.transaction(async (tx) => {
      // An account that never visited the administration is not recorded, so revoking its role cannot remove the last
      // recorded administrator.
      if (!on && (await findAdministrators(tx, [uid])).has(uid)) await requireAnotherAdministrator(tx, uid)
      await noteAdministrator(tx, uid, on)
      const target = { kind: 'account', id: uid } as const
      await recordAudit(tx, { target, before: { administrator: !on }, after: { administrator: on } })
    })
    await recordingAdmin({ db, reader: createAccessReader(db) }, service).setRoles(uid, { admin: on })
  })
  return true
}
