import type { Database } from '../database/database'
import { conflict, notFound } from '../http/problem'
import type { IdentityService } from '../identity/identity-admin'
import { createAccessReader } from './access-reader'
import { recordingAdmin } from './recording-admin'

/**
 * Makes the account of an address an administrator, or no longer one; false when it was that already. All APIs count it within
 * 30 s. Rejects with a Problem for an unknown address, and for a grant to an account that is closed or has not proved its address;
 * with `IdentityAdminError` when the identity service fails.
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
    throw conflict(`The address ${email} is not verified: whoever owns it must do so first.`)
  await recordingAdmin({ db, reader: createAccessReader(db) }, service).setRoles(account.uid, { admin: on })
  return true
}
