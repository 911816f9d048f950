import { and, asc, count, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { mainPicture } from '../pictures/picture-address'
import { products } from '../products/table'
import { toQuestion } from '../questions/questions'
import { answers, questions } from '../questions/table'
import type { SellerRow } from '../sellers/find-seller'
import type { SellerContentQuery, SellerQuestion } from './content-schema'
import { findReported } from './find-reported'

/** Whether a visible question has no answer from the seller or the shop. */
export const isOpenQuestion: SQL<boolean> = sql<boolean>`${questions.hiddenAt} is null and not exists (select 1 from ${answers}
  where ${answers.productId} = ${questions.productId} and ${answers.questionId} = ${questions.id}
    and ${answers.hiddenAt} is null and ${answers.answeredBy} in ('seller', 'shop'))`

/** Questions about a seller's products, open ones first, then newest first. */
export async function listSellerQuestions(
  db: Queries,
  { id: sellerId, userId }: SellerRow,
  { page, size, state }: SellerContentQuery,
): Promise<{ data: SellerQuestion[]; count: number }> {
  const scope = and(
    eq(products.sellerId, sellerId),
    isNull(questions.hiddenAt),
    state === 'open' ? and(eq(products.active, true), isOpenQuestion) : undefined,
  )
  const ofProduct = eq(products.id, questions.productId)
  const [total] = await db.select({ count: count() }).from(questions).innerJoin(products, ofProduct).where(scope)
  const rows = await db
    .select({
      question: questions,
      product: { _id: products.id, name: products.name, images: products.images, active: products.active },
      open: isOpenQuestion,
    })
    .from(questions)
    .innerJoin(products, ofProduct)
    .where(scope)
    .orderBy(desc(isOpenQuestion), desc(questions.createdAt), desc(questions.id))
    .limit(size)
    .offset(page * size)
  const ids = rows.map(({ question }) => question.id)
  const given = ids.length
    ? await db
        .select()
        .from(answers)
        .where(
          and(
            inArray(
              answers.productId,
              rows.map(({ product }) => product._id),
            ),
            inArray(answers.questionId, ids),
            isNull(answers.hiddenAt),
          ),
        )
        .orderBy(asc(answers.createdAt), asc(answers.id))
    : []
  const reported = await findReported(db, userId, [...ids, ...given.map(({ id }) => id)])
  const data = rows.map(({ question, product: { images, ...product }, open }) => {
    const shown = toQuestion(question, given)
    return {
      ...shown,
      product: { ...product, image: mainPicture(images) },
      open,
      reported: reported.has(question.id),
      reportedAnswers: shown.answers.map(({ _id }) => _id).filter((id) => reported.has(id)),
    }
  })
  return { data, count: total?.count ?? 0 }
}
