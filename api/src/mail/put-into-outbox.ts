import { uuidv7 } from 'uuidv7'
import type { Queries } from '../database/database'
import { type Mail, requireOneLine } from './mail'
import { mailOutbox } from './table'

/** Adds e-mails to the outbox, in the transaction that makes them due. Throws for a line break in what becomes a header. */
export async function putIntoOutbox(tx: Queries, mails: readonly Mail[], now: Date): Promise<void> {
  if (mails.length === 0) return
  mails.forEach(requireOneLine)
  await tx
    .insert(mailOutbox)
    .values(mails.map((mail) => ({ ...mail, id: uuidv7(), createdAt: now, nextAttemptAt: now })))
}
