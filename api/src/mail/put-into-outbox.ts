import { sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import type { Queries } from '../database/database'
import { type Mail, requireOneLine } from './mail'
import { mailOutbox } from './table'

/**
 * Adds e-mails to the outbox, in the transaction that causes them, and resolves to their ids. Throws for a line break
 * in a header field.
 */
export async function putIntoOutbox(tx: Queries, mails: readonly Mail[], now: Date): Promise<string[]> {
  if (mails.length === 0) return []
  mails.forEach(requireOneLine)
  // Workers use the database's clock, so an e-mail must not wait because this process's clock is fast.
  const nextAttemptAt = sql`least(${now.toISOString()}::timestamptz, now())`
  const rows = mails.map((mail) => ({ ...mail, id: uuidv7(), createdAt: now, nextAttemptAt }))
  await tx.insert(mailOutbox).values(rows)
  return rows.map(({ id }) => id)
}
