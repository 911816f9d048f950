import { asc, inArray, isNull } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import type { Database, Queries } from '../database/database'
import { mailOutbox } from './table'

/** An e-mail: plain text. */
export interface Mail {
  recipient: string
  subject: string
  text: string
}

/** Takes e-mails over; rejects for one that it cannot take, which then stays in the outbox. */
export interface MailSink {
  /** What the outbox notes of who took it. */
  name: string
  take(mail: Mail): Promise<void>
}

/** Mails handed over at a time. */
const BATCH = 100

/** Puts e-mails into the outbox, in the transaction that makes them due. */
export async function putIntoOutbox(tx: Queries, mails: readonly Mail[], now: Date): Promise<void> {
  if (mails.length === 0) return
  await tx.insert(mailOutbox).values(mails.map((mail) => ({ ...mail, id: uuidv7(), createdAt: now })))
}

/**
 * Hands what waits in the outbox over to the sink, oldest first. Of several processes each takes other mails. A mail is
 * noted as handed over only after the sink took it; one that fails waits for the next time, and the error is thrown.
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
