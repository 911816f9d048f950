import { setTimeout } from 'node:timers/promises'
import { recordedAlready } from '../audit-scope/audit-scope'
import type { Database } from '../database/database'
import type { IdentityAdmin } from '../identity/identity-admin'
import type { AccessReader } from './access-reader'
import { recordAccess } from './record-access'

/** Extra milliseconds, because a timer may fire a fraction of a millisecond early. */
const SURELY_MS = 5

/**
 * An `IdentityAdmin` whose changes this API applies at once and others within 5 s, although tokens live for an hour. It
 * records restrictions first, so that they hold even if the identity service fails or `service` is missing. Revoking
 * sessions or an administrator's role waits for the next second, because token times have whole seconds: tokens of the
 * current second become invalid, later ones are valid. The caller writes the audit entry.
 */
export function recordingAdmin(
  { db, reader }: { db: Database; reader: AccessReader },
  service?: IdentityAdmin,
): IdentityAdmin {
  const record = async (uid: string, change: Parameters<typeof recordAccess>[2]): Promise<void> => {
    await recordedAlready(() => recordAccess(db, uid, change))
    reader.forget(uid)
  }
  /**
   * A token of the current second may be from before or after this change. Older tokens become invalid at once, those
   * of this second when it is over.
   */
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
        // A session renews its token, which then has the new roles. Only the administrator role needs a wait: it is
        // read from tokens, while the seller role is read from the database.
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
    passwordChangedAt: async (uid) => service?.passwordChangedAt(uid),
    async deleteAccount(uid) {
      // The caller records it, in the transaction that deletes the shop's data.
      await service?.deleteAccount(uid)
      reader.forget(uid)
    },
  }
}
