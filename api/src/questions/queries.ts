import { and, asc, count, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { Queries } from '../database/database'
import type { QuestionsQuery } from './schema'
import { answers, questions } from './table'

export type QuestionRow = typeof questions.$inferSelect
export type AnswerRow = typeof answers.$inferSelect

export const isQuestion = (productId: string, id: string) =>
  and(eq(questions.productId, productId), eq(questions.id, id))

/** The questions about a product that shoppers see. */
const shownQuestions = (productId: string) => and(eq(questions.productId, productId), isNull(questions.hiddenAt))

export async function countQuestions(db: Queries, productId: string): Promise<number> {
  const [row] = await db.select({ count: count() }).from(questions).where(shownQuestions(productId))
  return row?.count ?? 0
}

/** One page of the questions about a product, newest first. */
export function findQuestions(db: Queries, productId: string, { page, size }: QuestionsQuery): Promise<QuestionRow[]> {
  return db
    .select()
    .from(questions)
    .where(shownQuestions(productId))
    .orderBy(desc(questions.createdAt), desc(questions.id))
    .limit(size)
    .offset(page * size)
}

/** A question that shoppers see. */
export async function findQuestion(db: Queries, productId: string, id: string): Promise<QuestionRow | undefined> {
  const [row] = await db
    .select()
    .from(questions)
    .where(and(isQuestion(productId, id), isNull(questions.hiddenAt)))
  return row
}

/** The shown answers to these questions, oldest first. */
export function findAnswers(db: Queries, productId: string, ids: readonly string[]): Promise<AnswerRow[]> {
  if (ids.length === 0) return Promise.resolve([])
  return db
    .select()
    .from(answers)
    .where(and(eq(answers.productId, productId), inArray(answers.questionId, [...ids]), isNull(answers.hiddenAt)))
    .orderBy(asc(answers.createdAt), asc(answers.id))
}
