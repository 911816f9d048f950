import type { Queries } from '../database/database'
import { countToday } from '../rate-limits/count-today'
import { mailboxOf } from './mailbox-of'

/** The maximum number of e-mails per mailbox and day about the person's own actions. */
const MOST_A_DAY = 30

/** The same limit for an address that is not verified. */
const MOST_UNVERIFIED = 5

/**
 * Counts an e-mail about a person's own actions and says whether their mailbox may still get it today: an attacker who
 * signs up with somebody else's address again and again must not flood it. In a transaction, it counts only if that
 * commits.
 */
export async function mayTellOfOwnDoing(
  tx: Queries,
  email: string,
  now: Date,
  { verified = true } = {},
): Promise<boolean> {
  const mailbox = mailboxOf(email)
  if (!verified && !(await countToday(tx, `mail:unverified:${mailbox}`, MOST_UNVERIFIED, now))) return false
  return countToday(tx, `mail:${mailbox}`, MOST_A_DAY, now)
}
