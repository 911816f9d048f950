import { recordedAlready } from '../audit-scope/audit-scope'
import type { Database } from '../database/database'
import type { IdentityAdmin } from '../identity/identity-admin'
import type { AccessReader } from './access-reader'
import { recordAccess } from './record-access'

/**
 * An `IdentityAdmin` whose changes count for this API at once, and within 5 s for others, although tokens live for an hour. What
 * takes something away is recorded first, so that it holds even when the identity service fails, or `service` is not set up. The
 * audit entry is its caller's.
 */
export function recordingAdmin(
  { db, reader }: { db: Database; reader: AccessReader },
  service?: IdentityAdmin,
): IdentityAdmin {
  const record = async (uid: string, change: Parameters<typeof recordAccess>[2]): Promise<void> => {
    await recordedAlready(() => recordAccess(db, uid, change))
    reader.forget(uid)
  }
  return {
    async setRoles(uid, roles) {
      try {
        await service?.setRoles(uid, roles)
      } finally {
        // A session renews its token, which then has the new roles.
        await record(uid, { tokensValidFrom: new Date() })
      }
    },
    async setDisabled(uid, on) {
      await record(uid, { disabledAt: on ? new Date() : null })
      await service?.setDisabled(uid, on)
    },
    async revokeSessions(uid) {
      await record(uid, { sessionsValidFrom: new Date() })
      await service?.revokeSessions(uid)
    },
    async deleteAccount(uid) {
      // Its caller records it, in the transaction that deletes what the shop keeps.
      await service?.deleteAccount(uid)
      reader.forget(uid)
    },
  }
}
