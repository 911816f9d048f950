import { and, count, desc, eq, isNull } from 'drizzle-orm'
import type { Database, Queries } from '../database/database'
import { notFound } from '../http/problem'
import type { Identity } from '../identity/identity'
import { products } from '../products/table'
import { deleteAnswer, deleteQuestion } from '../questions/questions'
import { answers, questions } from '../questions/table'
import { reviews } from '../reviews/table'
import { deleteReview } from '../reviews/write-review'
import { sellers } from '../sellers/table'
import { findContent, reviewContent } from './find-content'
import { type Report, type ReportDecision, type ReportKind, type ReportsQuery, reportKinds } from './schema'
import { reports } from './table'

/** Reports that wait for a decision, newest first. A text that its author deleted meanwhile is empty. */
export async function listReports(
  db: Queries,
  { page, size }: ReportsQuery,
): Promise<{ data: Report[]; count: number }> {
  const open = isNull(reports.settledAt)
  const [total] = await db.select({ count: count() }).from(reports).where(open)
  const of = (kind: ReportKind, { productId, id }: typeof reviews | typeof questions | typeof answers) =>
    and(eq(reports.kind, kind), eq(productId, reports.productId), eq(id, reports.contentId))
  const rows = await db
    .select({
      report: reports,
      productName: products.name,
      reporter: sellers.shopName,
      review: reviews,
      question: questions,
      answer: answers,
    })
    .from(reports)
    .leftJoin(products, eq(products.id, reports.productId))
    .leftJoin(sellers, eq(sellers.userId, reports.reporterId))
    .leftJoin(reviews, of('review', reviews))
    .leftJoin(questions, of('question', questions))
    .leftJoin(answers, of('answer', answers))
    .where(open)
    .orderBy(desc(reports.createdAt), desc(reports.contentId))
    .limit(size)
    .offset(page * size)
  const data = rows.map(({ report, productName, reporter, review, question, answer }) => {
    const content = review ? reviewContent(review) : (question ?? answer)
    return {
      productId: report.productId,
      productName: productName ?? '',
      kind: reportKinds.find((one) => one === report.kind) ?? ('review' as const),
      contentId: report.contentId,
      author: content?.author ?? '',
      text: content?.text ?? '',
      ...(review && { stars: review.stars }),
      reason: report.reason,
      reporter: reporter ?? '',
      createdAt: report.createdAt.toISOString(),
    }
  })
  return { data, count: total?.count ?? 0 }
}

/** Settles all reports of a text: it stays, or it is deleted. 404 when nobody has reported it. */
export async function settleReports(
  db: Database,
  identity: Identity,
  { productId, kind, contentId, decision }: ReportDecision,
): Promise<void> {
  const one = and(eq(reports.productId, productId), eq(reports.kind, kind), eq(reports.contentId, contentId))
  const waiting = await db
    .select({ id: reports.contentId })
    .from(reports)
    .where(and(one, isNull(reports.settledAt)))
    .limit(1)
  if (waiting.length === 0) throw notFound('such report')
  // A text that its author deleted meanwhile needs no deletion.
  const content = decision === 'remove' ? await findContent(db, productId, kind, contentId) : undefined
  if (content && kind === 'review') await deleteReview(db, identity, productId, contentId)
  if (content && kind === 'question') await deleteQuestion(db, identity, productId, contentId)
  if (content && kind === 'answer')
    await deleteAnswer(db, identity, { id: productId, question: content.questionId ?? '', answer: contentId })
  await db.update(reports).set({ settledAt: new Date() }).where(one)
}
