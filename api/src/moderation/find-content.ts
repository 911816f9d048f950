import { and, eq } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { answers, questions } from '../questions/table'
import type { ReportKind } from '../reports/schema'
import { reviews } from '../reviews/table'

/** A text that can be reported. */
export interface Content {
  userId: string
  author: string
  text: string
  stars?: number
  /** Set for a review that its author has changed. */
  editedAt?: Date | null
  /** Set for an answer. */
  questionId?: string
}

/** A review, with title and text joined. */
const reviewContent = (row: typeof reviews.$inferSelect): Content => ({
  ...row,
  text: [row.title, row.text].filter(Boolean).join('\n'),
})

/** The review, question or answer of a product with this id, if it still exists. */
export async function findContent(
  db: Queries,
  productId: string,
  kind: ReportKind,
  id: string,
): Promise<Content | undefined> {
  if (kind === 'question') {
    const [row] = await db
      .select()
      .from(questions)
      .where(and(eq(questions.productId, productId), eq(questions.id, id)))
    return row
  }
  if (kind === 'answer') {
    const [row] = await db
      .select()
      .from(answers)
      .where(and(eq(answers.productId, productId), eq(answers.id, id)))
    return row
  }
  const [row] = await db
    .select()
    .from(reviews)
    .where(and(eq(reviews.productId, productId), eq(reviews.id, id)))
  return row && reviewContent(row)
}
