import { and, eq } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { recordAudit } from '../audit/record-audit'
import type { Database, Queries } from '../database/database'
import { notFound, Problem } from '../http/problem'
import type { Identity } from '../identity/identity'
import { countToday } from '../rate-limits/count-today'
import { settleReports } from '../reports/settle-reports'
import { authorName } from '../reviews/author-name'
import { isShown } from '../reviews/queries'
import { type AnswerRow, countQuestions, findAnswers, findQuestions, isQuestion, type QuestionRow } from './queries'
import { answerers, type Question, type QuestionsQuery } from './schema'
import { answers, questions } from './table'

/** The most questions of one person in a day. */
const MOST_ASKED_A_DAY = 50

/** A question as everyone sees it, with those of `all` that answer it. */
export function toQuestion(row: QuestionRow, all: readonly AnswerRow[]): Question {
  return {
    _id: row.id,
    text: row.text,
    author: row.author,
    createdAt: row.createdAt.toISOString(),
    answers: all
      .filter(({ questionId }) => questionId === row.id)
      .map(({ id, text, author, answeredBy, createdAt }) => ({
        _id: id,
        text,
        author,
        by: answerers.find((one) => one === answeredBy) ?? 'buyer',
        createdAt: createdAt.toISOString(),
      })),
  }
}

/** A page of questions about a product with their answers. 404 for a hidden product. */
export async function listQuestions(db: Queries, productId: string, query: QuestionsQuery) {
  const [shown, total] = await Promise.all([isShown(db, productId), countQuestions(db, productId)])
  if (!shown) throw notFound('product with this id')
  const rows = query.page * query.size < total ? await findQuestions(db, productId, query) : []
  const ids = rows.map(({ id }) => id)
  const all = await findAnswers(db, productId, ids)
  return { data: rows.map((row) => toQuestion(row, all)), count: total }
}

/** Asks a question about an active product. 429 for somebody who has asked often enough today. */
export async function askQuestion(db: Queries, identity: Identity, productId: string, text: string): Promise<Question> {
  const words = text.trim()
  if (!(await isShown(db, productId))) throw notFound('product with this id')
  if (!(await countToday(db, `questions:${identity.uid}`, MOST_ASKED_A_DAY, new Date())))
    throw new Problem(429, 'You have asked a lot today. Ask again tomorrow.')
  const author = await authorName(db, identity)
  const [row] = await db
    .insert(questions)
    .values({ productId, id: uuidv7(), userId: identity.uid, author, text: words, createdAt: new Date() })
    .returning()
  if (!row) throw new Error('the database returned no question')
  return toQuestion(row, [])
}

/** Deletes a question with its answers: the caller's own, or any for an administrator. 404 for another's. */
export async function deleteQuestion(
  db: Database,
  { uid, admin }: Identity,
  productId: string,
  id: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [gone] = await tx
      .delete(questions)
      .where(and(isQuestion(productId, id), admin ? undefined : eq(questions.userId, uid)))
      .returning({ author: questions.userId })
    if (!gone) throw notFound('such question')
    const before = { product: productId, author: gone.author }
    await recordAudit(tx, { target: { kind: 'question', id }, before })
    const given = await tx
      .delete(answers)
      .where(and(eq(answers.productId, productId), eq(answers.questionId, id)))
      .returning({ id: answers.id })
    await settleReports(tx, { productId, kind: 'question', contentId: id })
    for (const answer of given) await settleReports(tx, { productId, kind: 'answer', contentId: answer.id })
  })
}

/** Deletes an answer: the caller's own, or any for an administrator. 404 for another's. */
export async function deleteAnswer(
  db: Database,
  { uid, admin }: Identity,
  { id, question, answer: answerId }: { id: string; question: string; answer: string },
): Promise<void> {
  const one = and(eq(answers.productId, id), eq(answers.questionId, question), eq(answers.id, answerId))
  await db.transaction(async (tx) => {
    const [gone] = await tx
      .delete(answers)
      .where(and(one, admin ? undefined : eq(answers.userId, uid)))
      .returning({ author: answers.userId })
    if (!gone) throw notFound('such answer')
    const before = { product: id, question, author: gone.author }
    await settleReports(tx, { productId: id, kind: 'answer', contentId: answerId })
    await recordAudit(tx, { target: { kind: 'answer', id: answerId }, before })
  })
}
