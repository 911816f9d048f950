import { and, count, eq } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import type { Database, Queries } from '../database/database'
import { badField, conflict, forbidden, notFound, Problem } from '../http/problem'
import type { Identity } from '../identity/identity'
import { countToday } from '../rate-limits/count-today'
import { authorName } from '../reviews/author-name'
import { findPurchases } from '../reviews/find-purchases'
import { isShown } from '../reviews/queries'
import { findOwnShop } from '../seller-shops/find-own-shop'
import {
  type AnswerRow,
  countQuestions,
  findAnswers,
  findQuestion,
  findQuestions,
  isQuestion,
  type QuestionRow,
} from './queries'
import { type Answerer, answerers, type Question, type QuestionsQuery } from './schema'
import { answers, questions } from './table'

/** The most answers of buyers to a question; the shop and the seller may always answer. */
const MOST_ANSWERS = 50

/** The most answers of one person to a question. */
const MOST_OF_ONE = 3

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

function wordsOf(text: string): string {
  if (text.trim() === '') throw badField('text', 'text is required.')
  return text.trim()
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
  const words = wordsOf(text)
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

/** The role and the name in which the caller may answer questions about a product, if any. */
export async function answererOf(
  db: Queries,
  identity: Identity,
  productId: string,
): Promise<{ by: Answerer; author: string } | undefined> {
  if (identity.admin) return { by: 'shop', author: 'Superium' }
  const shop = await findOwnShop(db, identity, productId)
  if (shop) return { by: 'seller', author: shop.name }
  const bought = (await findPurchases(db, identity.uid, productId)).length > 0
  return bought ? { by: 'buyer', author: await authorName(db, identity) } : undefined
}

/** Answers a question as the shop, the product's seller or a buyer; else 403. 404 for an unknown question. */
export async function answerQuestion(
  db: Queries,
  identity: Identity,
  productId: string,
  questionId: string,
  text: string,
): Promise<Question> {
  const words = wordsOf(text)
  const question = await findQuestion(db, productId, questionId)
  if (!question || !(await isShown(db, productId))) throw notFound('such question')
  const answerer = await answererOf(db, identity, productId)
  if (!answerer) throw forbidden('Only the shop, its seller, and who bought this product can answer.')
  const given = and(eq(answers.productId, productId), eq(answers.questionId, questionId))
  const ofBuyers = and(given, eq(answers.answeredBy, 'buyer'))
  const [held] = await db.select({ count: count() }).from(answers).where(ofBuyers)
  if (answerer.by === 'buyer' && (held?.count ?? 0) >= MOST_ANSWERS)
    throw conflict('This question has been answered often enough.')
  const [own] = await db
    .select({ count: count() })
    .from(answers)
    .where(and(given, eq(answers.userId, identity.uid)))
  if ((own?.count ?? 0) >= MOST_OF_ONE) throw conflict('You have answered this question often enough.')
  const { by, author } = answerer
  await db.insert(answers).values({
    ...{ productId, questionId, id: uuidv7(), userId: identity.uid, author, answeredBy: by, text: words },
    createdAt: new Date(),
  })
  return toQuestion(question, await findAnswers(db, productId, [questionId]))
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
      .returning({ id: questions.id })
    if (!gone) throw notFound('such question')
    await tx.delete(answers).where(and(eq(answers.productId, productId), eq(answers.questionId, id)))
  })
}

/** Deletes an answer: the caller's own, or any for an administrator. 404 for another's. */
export async function deleteAnswer(
  db: Queries,
  { uid, admin }: Identity,
  { id, question, answer: answerId }: { id: string; question: string; answer: string },
): Promise<void> {
  const one = and(eq(answers.productId, id), eq(answers.questionId, question), eq(answers.id, answerId))
  const [gone] = await db
    .delete(answers)
    .where(and(one, admin ? undefined : eq(answers.userId, uid)))
    .returning({ id: answers.id })
  if (!gone) throw notFound('such answer')
}
