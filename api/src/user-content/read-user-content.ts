import { and, eq } from 'drizzle-orm'
import type { Queries } from '../database/database'
import type { Identity } from '../identity/identity'
import { answererOf } from '../questions/questions'
import { answers, questions } from '../questions/table'
import { toReview } from '../reviews/list-reviews'
import { openPurchases } from '../reviews/write-review'

/** The most own questions and answers that are returned for a product. */
const MOST = 200

/** The caller's reviews of a product, the ids of their questions and answers, and what they may write. */
export async function readUserContent(db: Queries, identity: Identity, productId: string) {
  const { uid } = identity
  const [{ open, own }, answerer, asked, answered] = await Promise.all([
    openPurchases(db, uid, productId),
    answererOf(db, identity, productId),
    db
      .select({ id: questions.id })
      .from(questions)
      .where(and(eq(questions.productId, productId), eq(questions.userId, uid)))
      .limit(MOST),
    db
      .select({ id: answers.id })
      .from(answers)
      .where(and(eq(answers.productId, productId), eq(answers.userId, uid)))
      .limit(MOST),
  ])
  return {
    reviews: own.map(toReview),
    mayReview: open.length > 0,
    purchases: open.map(({ orderId, variantId, variantName }) => ({
      order: orderId,
      ...(variantId && { variant: variantId }),
      ...(variantName && { variantName }),
    })),
    mayAnswer: answerer !== undefined,
    questions: asked.map(({ id }) => id),
    answers: answered.map(({ id }) => id),
  }
}
