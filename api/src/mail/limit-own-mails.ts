import type { Queries } from '../database/database'
import { countToday } from '../rate-limits/count-today'
import { mailboxOf } from './mailbox-of'

/** The maximum number of e-mails per mailbox and day about the person's own actions. */
const MOST_A_DAY = 30

/** The same limit for an address that is not verified. */
const MOST_UNVERIFIED = 5

/**
 * Counts an e-mail about a person's own actions and says whether their mailbox may still get it today: an attacker who
 * signs up with somebody else's address again and again must not flood it. What is asked for without an account
 * (`signedIn: false`) has a limit of its own, so that it cannot use up the e-mails about an order. In a transaction, it
 * counts only if that commits.
 */
export async function mayTellOfOwnDoing(
  tx: Queries,
  email: string,
  now: Date,
  { verified = true, signedIn = true } = {},
): Promise<boolean> {
  const mailbox = mailboxOf(email)
  const counter = `mail:${signedIn ? 'unverified' : 'signed-out'}:${mailbox}`
  if (!verified && !(await countToday(tx, counter, MOST_UNVERIFIED, now))) return false
  return countToday(tx, `mail:${mailbox}`, MOST_A_DAY, now)
}
