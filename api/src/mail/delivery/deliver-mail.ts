import { and, eq, isNull } from 'drizzle-orm'
import type { Queries } from '../../database/database'
import { mailOutbox } from '../table'
import { backOffMs, MAX_ATTEMPTS } from './back-off'
import { describeFailure } from './describe-failure'
import type { MailSink, OutboxMail } from './mail-sink'

/** The outcome of an attempt. */
export type Attempt = { result: 'sent' } | { result: 'failed' | 'given-up'; error: string }

/**
 * Sends one claimed e-mail and records the result. If the process dies in between, the claim expires and the e-mail is
 * sent again with the same Message-ID. Rejects only if the database fails.
 */
export async function deliverMail(
  db: Queries,
  sink: MailSink,
  mail: OutboxMail,
  now: () => Date | Promise<Date> = () => new Date(),
): Promise<Attempt> {
  // A worker whose claim has expired must not overwrite its successor's result.
  const claimed = and(
    eq(mailOutbox.id, mail.id),
    eq(mailOutbox.attempts, mail.attempts),
    isNull(mailOutbox.handedOverAt),
  )
  try {
    await sink.take(mail)
  } catch (failure) {
    const { error, permanent } = describeFailure(failure)
    const givenUp = permanent || mail.attempts >= MAX_ATTEMPTS
    const at = await now()
    await db
      .update(mailOutbox)
      .set({
        lastError: error,
        nextAttemptAt: new Date(at.getTime() + backOffMs(mail.attempts)),
        ...(givenUp && { gaveUpAt: at }),
      })
      .where(claimed)
    return { result: givenUp ? 'given-up' : 'failed', error }
  }
  // It was sent, no matter which worker holds the claim now.
  await db
    .update(mailOutbox)
    .set({ handedOverAt: await now(), sink: sink.name, lastError: null })
    .where(and(eq(mailOutbox.id, mail.id), isNull(mailOutbox.handedOverAt)))
  return { result: 'sent' }
}
