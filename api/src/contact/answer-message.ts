import { and, count, eq, isNotNull } from 'drizzle-orm'
import { recordAudit } from '../audit/record-audit'
import { noteComplete } from '../audit-scope/audit-scope'
import type { Queries } from '../database/database'
import type { Dependencies } from '../dependencies'
import { conflict, notFound } from '../http/problem'
import type { Identity } from '../identity/identity'
import { putIntoOutbox } from '../mail/put-into-outbox'
import { mailOutbox } from '../mail/table'
import { answerMail } from './answer-mail'
import type { ContactAnswerInput } from './schema'
import { contactAnswers, contactMessages } from './table'

/** The maximum number of answers to a message. */
const MOST_ANSWERS = 20

type AnswerRow = Pick<typeof contactAnswers.$inferSelect, 'id' | 'messageId' | 'actorId' | 'text'>
type MessageRow = typeof contactMessages.$inferSelect

async function lockMessage(tx: Queries, id: string): Promise<MessageRow> {
  const [row] = await tx.select().from(contactMessages).where(eq(contactMessages.id, id)).for('update')
  if (!row) throw notFound('such message')
  return row
}

/** Whether this call repeats an earlier one, e.g. after a lost response. 409 if the key is the id of another answer. */
async function isRepeated(
  tx: Queries,
  key: string,
  { messageId, actorId, text }: Omit<AnswerRow, 'id'>,
): Promise<boolean> {
  const [known] = await tx.select().from(contactAnswers).where(eq(contactAnswers.id, key))
  if (!known) return false
  if (known.messageId !== messageId || known.actorId !== actorId || known.text !== text)
    throw conflict('The idempotency-key is the id of another answer. Send a new UUIDv7.')
  return true
}

/**
 * Stores an answer with the caller's key as its id, and its e-mail in the outbox, which sends it, in one transaction.
 * Resolves to false, without any change, for a repeated call. 404 for an unknown message, 409 if it has been answered
 * since the caller read it.
 */
export async function answerMessage(
  { db, shop }: Pick<Dependencies, 'db' | 'shop'>,
  { uid }: Identity,
  id: string,
  { text, answers: seen }: ContactAnswerInput,
  key: string,
): Promise<boolean> {
  const now = new Date()
  const words = text.trim()
  const given = { messageId: id, actorId: uid, text: words }
  return db.transaction(async (tx) => {
    const message = await lockMessage(tx, id)
    if (await isRepeated(tx, key, given)) {
      noteComplete()
      return false
    }
    const ofMessage = eq(contactAnswers.messageId, id)
    const [held] = await tx.select({ count: count() }).from(contactAnswers).where(ofMessage)
    const before = held?.count ?? 0
    if (before !== seen) throw conflict('This message has been answered meanwhile. Read that answer first.')
    if (before >= MOST_ANSWERS) throw conflict('This message has been answered often enough.')
    const [mailId] = await putIntoOutbox(tx, [answerMail(message, words, shop)], now)
    if (!mailId) throw new Error('the outbox returned no id')
    await tx.insert(contactAnswers).values({ ...given, id: key, mailId, createdAt: now })
    await tx.update(contactMessages).set({ answeredAt: now }).where(eq(contactMessages.id, id))
    // The audit keeps everything forever, so it must not hold the text, which is deleted with the sender's account.
    await recordAudit(tx, {
      target: { kind: 'message', id },
      before: { answers: before },
      after: { answers: before + 1 },
    })
    return true
  })
}

/**
 * Sends an answer again after its e-mail has failed for good. 404 for an unknown answer, 409 if its e-mail has not
 * failed.
 */
export async function resendAnswer({ db }: Pick<Dependencies, 'db'>, id: string, answerId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const one = and(eq(contactAnswers.messageId, id), eq(contactAnswers.id, answerId))
    const [answer] = await tx.select({ mailId: contactAnswers.mailId }).from(contactAnswers).where(one)
    if (!answer) throw notFound('such answer')
    const again = await tx
      .update(mailOutbox)
      .set({ gaveUpAt: null, attempts: 0, nextAttemptAt: new Date() })
      .where(and(eq(mailOutbox.id, answer.mailId), isNotNull(mailOutbox.gaveUpAt)))
      .returning({ id: mailOutbox.id })
    if (again.length === 0) throw conflict('Its e-mail waits, was sent, or is too old to be sent again.')
    const target = { kind: 'message', id } as const
    await recordAudit(tx, { target, before: { delivery: 'failed' }, after: { delivery: 'waiting', answer: answerId } })
  })
}

/** Marks a message as done or open again. 404 for an unknown one. */
export async function markMessage({ db }: Pick<Dependencies, 'db'>, id: string, done: boolean): Promise<void> {
  await db.transaction(async (tx) => {
    const before = { done: (await lockMessage(tx, id)).doneAt !== null }
    await tx
      .update(contactMessages)
      .set({ doneAt: done ? new Date() : null })
      .where(eq(contactMessages.id, id))
    await recordAudit(tx, { target: { kind: 'message', id }, before, after: { done } })
  })
}
