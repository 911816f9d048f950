import { and, eq } from 'drizzle-orm'
import type { Queries } from '../database/database'
import type { Identity } from '../identity/identity'
import { answererOf } from '../questions/answer-question'
import { answers, questions } from '../questions/table'
import type { ReportKind } from '../reports/schema'
import { toReview } from '../reviews/list-reviews'
import { openPurchases } from '../reviews/write-review'

/** The most own questions and answers that are returned for a product. */
const MOST = 200

const hiddenText = <Kind extends ReportKind>(kind: Kind, { id }: { id: string }, text: string, reason: string) => ({
  ...{ _id: id, kind, text, reason },
})

/** The caller's reviews of a product, the ids of their questions and answers, and what they may write. */
export async function readUserContent(db: Queries, identity: Identity, productId: string) {
  const { uid } = identity
  const [{ unreviewed, open, own }, answerer, asked, answered] = await Promise.all([
    openPurchases(db, uid, productId),
    answererOf(db, identity, productId),
    db
      .select({ id: questions.id, text: questions.text, hiddenAt: questions.hiddenAt, reason: questions.hiddenReason })
      .from(questions)
      .where(and(eq(questions.productId, productId), eq(questions.userId, uid)))
      .limit(MOST),
    db
      .select({
        id: answers.id,
        question: answers.questionId,
        text: answers.text,
        hiddenAt: answers.hiddenAt,
        reason: answers.hiddenReason,
      })
      .from(answers)
      .where(and(eq(answers.productId, productId), eq(answers.userId, uid)))
      .limit(MOST),
  ])
  return {
    reviews: own.map(toReview),
    mayReview: open.length > 0,
    mayReviewLater: open.length === 0 && unreviewed.some(({ later }) => later),
    purchases: open.map(({ orderId, variantId, variantName }) => ({
      order: orderId,
      ...(variantId && { variant: variantId }),
      ...(variantName && { variantName }),
    })),
    mayAnswer: answerer !== undefined && identity.emailVerified === true,
    questions: asked.map(({ id }) => id),
    answers: answered.map(({ id }) => id),
    hidden: [
      ...own.flatMap((row) =>
        row.hiddenAt ? [hiddenText('review', row, row.title || row.text, row.hiddenReason)] : [],
      ),
      ...asked.flatMap((row) => (row.hiddenAt ? [hiddenText('question', row, row.text, row.reason)] : [])),
      ...answered.flatMap((row) =>
        row.hiddenAt ? [{ ...hiddenText('answer', row, row.text, row.reason), question: row.question }] : [],
      ),
    ],
  }
}
