import type { Queries } from '../database/database'
import { countToday } from '../rate-limits/count-today'
import { mailboxOf } from './mailbox-of'

/** E-mails a day to a mailbox about what its person does. */
const MOST_A_DAY = 30

/** The same while nobody has shown that the mailbox is theirs. */
const MOST_UNVERIFIED = 5

/**
 * Whether a mailbox may get another e-mail today about its person's own doings, which it counts: whoever signs up with somebody
 * else's address, as often as they like, must not flood it. In a transaction, it counts when that commits.
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
