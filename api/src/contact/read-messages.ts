import { and, asc, eq, getTableColumns, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Database, Queries } from '../database/database'
import { notFound } from '../http/problem'
import { type KeysetQuery, type KeysetSort, keysetPage } from '../keyset/keyset-page'
import { type KeysetPage, readPage } from '../keyset/read-page'
import { mailOutbox } from '../mail/table'
import { users } from '../users/table'
import type {
  ContactAnswer,
  ContactMessageDetail,
  ContactMessagesQuery,
  KeptContactMessage,
  messageStates,
} from './schema'
import { contactAnswers, contactMessages } from './table'

type MessageRow = typeof contactMessages.$inferSelect
type State = (typeof messageStates)[number]

const { doneAt, answeredAt } = contactMessages

const isInState: Record<State, SQL | undefined> = {
  open: and(isNull(doneAt), isNull(answeredAt)),
  answered: and(isNull(doneAt), isNotNull(answeredAt)),
  done: isNotNull(doneAt),
}

function stateOf({ doneAt: done, answeredAt: answered }: MessageRow): State {
  if (done) return 'done'
  return answered ? 'answered' : 'open'
}

function toMessage(row: MessageRow, answeredBy: string | undefined): KeptContactMessage {
  const { id, name, email, topic, message, orderNumber, createdAt } = row
  return {
    ...{ _id: id, name, email, message, topic: topic as KeptContactMessage['topic'] },
    ...(orderNumber && { orderNumber }),
    ...{ createdAt: createdAt.toISOString(), state: stateOf(row) },
    ...(row.answeredAt && { answeredAt: row.answeredAt.toISOString(), answeredBy: answeredBy ?? '' }),
  }
}

/** The names of accounts, or their e-mail addresses if they have none. */
async function namesOf(db: Queries, uids: readonly string[]): Promise<Map<string, string>> {
  if (uids.length === 0) return new Map()
  const { uid, name, email } = users
  const rows = await db
    .select({ uid, name, email })
    .from(users)
    .where(inArray(uid, [...new Set(uids)]))
  return new Map(rows.map((row) => [row.uid, row.name || row.email]))
}

const answersTo = (db: Queries, ids: readonly string[]) =>
  db
    .select({ answer: contactAnswers, mail: mailOutbox })
    .from(contactAnswers)
    .leftJoin(mailOutbox, eq(mailOutbox.id, contactAnswers.mailId))
    .where(inArray(contactAnswers.messageId, [...ids]))
    .orderBy(asc(contactAnswers.createdAt), asc(contactAnswers.id))

function deliveryOf(mail: typeof mailOutbox.$inferSelect | null): ContactAnswer['delivery'] {
  if (!mail) return 'forgotten'
  if (mail.handedOverAt) return 'sent'
  return mail.gaveUpAt ? 'failed' : 'waiting'
}

const newest: KeysetSort = { key: sql`${contactMessages.createdAt}`, type: 'timestamptz', descends: true }

/** The query of a page, with one row more than requested. */
export function messagesPage(db: Queries, query: KeysetQuery, scope: SQL | undefined) {
  const { beyond, order, value } = keysetPage(newest, contactMessages.id, query)
  return db
    .select({ ...getTableColumns(contactMessages), sortValue: value })
    .from(contactMessages)
    .where(and(scope, beyond))
    .orderBy(...order)
    .limit(query.size + 1)
}

/** A page of messages, newest first. 400 for an invalid cursor. */
export async function listMessages(
  db: Database,
  query: ContactMessagesQuery,
): Promise<Omit<KeysetPage<never>, 'rows'> & { data: KeptContactMessage[] }> {
  const scope = query.state && isInState[query.state]
  const { rows, ...page } = await readPage(db, query, {
    ...{ table: contactMessages, scope, searched: false, id: contactMessages.id, sort: newest },
    read: (within) => messagesPage(db, query, within),
  })
  const answered = rows.filter((row) => row.answeredAt).map(({ id }) => id)
  const given = answered.length ? await answersTo(db, answered) : []
  const last = new Map(given.map(({ answer }) => [answer.messageId, answer.actorId]))
  const names = await namesOf(db, [...last.values()])
  return { data: rows.map((row) => toMessage(row, names.get(last.get(row.id) ?? ''))), ...page }
}

/** A message with its answers. 404 for an unknown one. */
export async function readMessage(db: Queries, id: string): Promise<ContactMessageDetail> {
  const [row] = await db.select().from(contactMessages).where(eq(contactMessages.id, id))
  if (!row) throw notFound('such message')
  const given = await answersTo(db, [id])
  const names = await namesOf(
    db,
    given.map(({ answer }) => answer.actorId),
  )
  const answers = given.map(({ answer, mail }) => ({
    ...{ _id: answer.id, text: answer.text, by: names.get(answer.actorId) ?? '' },
    ...{ createdAt: answer.createdAt.toISOString(), delivery: deliveryOf(mail), attempts: mail?.attempts ?? 0 },
  }))
  return { ...toMessage(row, answers.at(-1)?.by), answers }
}
