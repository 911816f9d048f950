import { sql } from 'drizzle-orm'
import type { Queries } from '../../database/database'
import { mailOutbox } from '../table'
import { MAX_ATTEMPTS } from './back-off'
import type { OutboxMail } from './mail-sink'

/** A worker that does not report within this time is considered dead, and another one takes over its e-mail. */
export const LEASE_MS = 120_000

/** The number of due e-mails among which a claim chooses. */
const CHOICE = 200

/**
 * Claims due e-mails for one worker, earliest first but bulk mail last: one per recipient, none for the recipients in
 * `except`. The claim is a conditional update, so that no transaction stays open while an e-mail is sent.
 */
export async function claimMails(
  db: Queries,
  { limit, except, now }: { limit: number; except: readonly string[]; now: Date },
): Promise<OutboxMail[]> {
  const due = sql`handed_over_at is null and gave_up_at is null and attempts < ${MAX_ATTEMPTS} and next_attempt_at <= ${now.toISOString()}::timestamptz`
  const others =
    except.length === 0
      ? sql``
      : sql`and ${sql.join(
          except.map((one) => sql`recipient <> ${one}`),
          sql` and `,
        )}`
  const chosen = sql`
    with head as (
      select id, recipient, bulk, next_attempt_at from mail_outbox
      where ${due} ${others} order by bulk, next_attempt_at, id limit ${CHOICE}
    ), chosen as (
      select distinct on (recipient) id, bulk, next_attempt_at from head order by recipient, bulk, next_attempt_at, id
    )
    select id from chosen order by bulk, next_attempt_at, id limit ${limit}`
  return db
    .update(mailOutbox)
    .set({ attempts: sql`${mailOutbox.attempts} + 1`, nextAttemptAt: new Date(now.getTime() + LEASE_MS) })
    .where(sql`id in (${chosen}) and ${due}`)
    .returning()
}
