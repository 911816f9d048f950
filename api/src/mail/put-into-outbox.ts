import { sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import type { Queries } from '../database/database'
import { type Mail, requireOneLine } from './mail'
import { mailOutbox } from './table'

/**
 * Adds e-mails to the outbox, in the transaction that makes them due, and resolves to their ids. Throws for a line break in what
 * becomes a header.
 */
export async function putIntoOutbox(tx: Queries, mails: readonly Mail[], now: Date): Promise<string[]> {
  if (mails.length === 0) return []
  mails.forEach(requireOneLine)
  // Workers go by the database's clock: an e-mail of a process whose own is ahead must not wait.
  const nextAttemptAt = sql`least(${now.toISOString()}::timestamptz, now())`
  const rows = mails.map((mail) => ({ ...mail, id: uuidv7(), createdAt: now, nextAttemptAt }))
  await tx.insert(mailOutbox).values(rows)
  return rows.map(({ id }) => id)
}
