import { asc, inArray, isNull } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import type { Database, Queries } from '../database/database'
import { type Mail, requireOneLine } from './mail'
import { mailOutbox } from './table'

/** Delivers e-mails. One that it rejects stays in the outbox. */
export interface MailSink {
  /** The name that the outbox records. */
  name: string
  take(mail: Mail): Promise<void>
}

/** E-mails delivered per run. */
const BATCH = 100

/** Adds e-mails to the outbox, in the transaction that makes them due. Throws for a line break in what becomes a header. */
export async function putIntoOutbox(tx: Queries, mails: readonly Mail[], now: Date): Promise<void> {
  if (mails.length === 0) return
  mails.forEach(requireOneLine)
  await tx
    .insert(mailOutbox)
    .values(mails.map((mail) => ({ ...mail, id: uuidv7(), createdAt: now, nextAttemptAt: now })))
}

/**
 * Delivers waiting e-mails, oldest first. Parallel processes take different ones. An e-mail is marked as delivered after the
 * sink took it; one that fails waits for the next run, and its error is thrown.
 */
export async function deliverMails(db: Database, sink: MailSink, now: Date): Promise<void> {
  const failure = await db.transaction(async (tx) => {
    const waiting = await tx
      .select()
      .from(mailOutbox)
      .where(isNull(mailOutbox.handedOverAt))
      .orderBy(asc(mailOutbox.createdAt), asc(mailOutbox.id))
      .limit(BATCH)
      .for('update', { skipLocked: true })
    const taken: string[] = []
    let failed: { error: unknown } | undefined
    for (const { id, recipient, subject, text } of waiting) {
      try {
        await sink.take({ recipient, subject, text })
        taken.push(id)
      } catch (error) {
        failed = { error }
      }
    }
    if (taken.length > 0)
      await tx.update(mailOutbox).set({ handedOverAt: now, sink: sink.name }).where(inArray(mailOutbox.id, taken))
    return failed
  })
  if (failure) throw failure.error
}
