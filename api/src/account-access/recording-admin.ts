import { setTimeout } from 'node:timers/promises'
import { recordedAlready } from '../audit-scope/audit-scope'
import type { Database } from '../database/database'
import type { IdentityAdmin } from '../identity/identity-admin'
import type { AccessReader } from './access-reader'
import { recordAccess } from './record-access'

/** A timer may be early by a fraction of a millisecond. */
const SURELY_MS = 5

/**
 * An `IdentityAdmin` whose changes count for this API at once, and within 5 s for others, although tokens live for an hour. What
 * takes something away is recorded first, so that it holds even when the identity service fails, or `service` is not set up. To
 * revoke sessions, or the role of an administrator, takes until the next second: tokens of this second end, too, and later ones are
 * good. The audit entry is its caller's.
 */
export function recordingAdmin(
  { db, reader }: { db: Database; reader: AccessReader },
  service?: IdentityAdmin,
): IdentityAdmin {
  const record = async (uid: string, change: Parameters<typeof recordAccess>[2]): Promise<void> => {
    await recordedAlready(() => recordAccess(db, uid, change))
    reader.forget(uid)
  }
  /** Tokens tell whole seconds: one of this second may be from before or after now. What is older ends at once. */
  const recordPastThisSecond = async (uid: string, field: 'tokensValidFrom' | 'sessionsValidFrom'): Promise<void> => {
    const now = new Date()
    await record(uid, { [field]: now })
    const from = new Date((Math.floor(now.getTime() / 1000) + 1) * 1000)
    await setTimeout(Math.max(0, from.getTime() - Date.now()) + SURELY_MS)
    await record(uid, { [field]: from })
  }
  return {
    async setRoles(uid, roles) {
      try {
        await service?.setRoles(uid, roles)
      } finally {
        // A session renews its token, which then has the new roles. The database decides who sells, but a token who administers.
        if (roles.admin === false) await recordPastThisSecond(uid, 'tokensValidFrom')
        else await record(uid, { tokensValidFrom: new Date() })
      }
    },
    async setDisabled(uid, on) {
      await record(uid, { disabledAt: on ? new Date() : null })
      await service?.setDisabled(uid, on)
    },
    async revokeSessions(uid) {
      await recordPastThisSecond(uid, 'sessionsValidFrom')
      await service?.revokeSessions(uid)
    },
    async deleteAccount(uid) {
      // Its caller records it, in the transaction that deletes what the shop keeps.
      await service?.deleteAccount(uid)
      reader.forget(uid)
    },
  }
}
