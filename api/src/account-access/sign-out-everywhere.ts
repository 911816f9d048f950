import type { Database } from '../database/database'
import type { Identity } from '../identity/identity'
import { type IdentityAdmin, IdentityAdminError } from '../identity/identity-admin'
import { recordAccountEvent } from './record-account-event'

interface Parts {
  db: Database
  identityAdmin: IdentityAdmin
}

/** Ends every session of the caller, including this one. `failed` is called if the identity service fails. */
export async function signOutEverywhere(
  { db, identityAdmin }: Parts,
  { uid }: Identity,
  failed: (error: unknown) => void,
): Promise<void> {
  await recordAccountEvent(db, uid, { kind: 'signed-out', actorId: uid, reason: '' })
  await identityAdmin.revokeSessions(uid).catch((error) => {
    if (!(error instanceof IdentityAdminError)) throw error
    // The API refuses the old sessions anyway.
    failed(error)
  })
}
