import { and, count, eq, isNull, type SQL } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { recordAudit } from '../audit/record-audit'
import { noteComplete } from '../audit-scope/audit-scope'
import { tellAuthor } from '../author-mails/tell-author'
import type { Queries } from '../database/database'
import type { Dependencies } from '../dependencies'
import { conflict, forbidden, notFound } from '../http/problem'
import type { Identity } from '../identity/identity'
import { authorName, SHOP_AUTHOR } from '../reviews/author-name'
import { findPurchases } from '../reviews/find-purchases'
import { isShown } from '../reviews/queries'
import { findOwnShop } from '../seller-shops/find-own-shop'
import { findAnswers, findQuestion, isQuestion } from './queries'
import { toQuestion } from './questions'
import type { Answerer, Question } from './schema'
import { answers, questions } from './table'

/** The most answers of buyers to a question; the shop and the seller may always answer. */
const MOST_ANSWERS = 50

/** The most answers of one person to a question. */
const MOST_OF_ONE = 3

/** The role and the name in which the caller may answer questions about a product, if any. */
export async function answererOf(
  db: Queries,
  identity: Identity,
  productId: string,
): Promise<{ by: Answerer; author: string } | undefined> {
  if (identity.admin) return { by: 'shop', author: SHOP_AUTHOR }
  const shop = await findOwnShop(db, identity, productId)
  if (shop) return { by: 'seller', author: shop.name }
  const bought = (await findPurchases(db, identity.uid, productId)).length > 0
  return bought ? { by: 'buyer', author: await authorName(db, identity) } : undefined
}

/** 409 where all buyers, or the account, have given as many of these answers as they may. */
async function requireRoom(tx: Queries, given: SQL | undefined, uid: string, by: Answerer): Promise<void> {
  const ofBuyers = and(given, eq(answers.answeredBy, 'buyer'))
  const [held] = await tx.select({ count: count() }).from(answers).where(ofBuyers)
  if (by === 'buyer' && (held?.count ?? 0) >= MOST_ANSWERS)
    throw conflict('This question has been answered often enough.')
  const ofOne = and(given, eq(answers.userId, uid))
  const [own] = await tx.select({ count: count() }).from(answers).where(ofOne)
  if ((own?.count ?? 0) >= MOST_OF_ONE) throw conflict('You have answered this question often enough.')
}

/** An answer that somebody gives. */
interface GivenAnswer {
  productId: string
  questionId: string
  text: string
  /** Throws when the question is not as the caller saw it; it is locked by then. */
  requireSeen?(tx: Queries): Promise<void>
}

/**
 * Answers a question as the shop, the product's seller or a buyer; else 403. 404 for an unknown question. The same words of the same
 * account again change nothing, so that a request may be repeated whose answer was lost.
 */
export async function answerQuestion(
  { db, shop }: Pick<Dependencies, 'db' | 'shop'>,
  identity: Identity,
  { productId, questionId, text, requireSeen = async () => {} }: GivenAnswer,
): Promise<Question> {
  const words = text.trim()
  const question = await findQuestion(db, productId, questionId)
  if (!question || !(await isShown(db, productId))) throw notFound('such question')
  const answerer = await answererOf(db, identity, productId)
  if (!answerer) throw forbidden('Only the shop, its seller, and who bought this product can answer.')
  const given = and(eq(answers.productId, productId), eq(answers.questionId, questionId))
  const { by, author } = answerer
  const now = new Date()
  await db.transaction(async (tx) => {
    const shown = and(isQuestion(productId, questionId), isNull(questions.hiddenAt))
    const [locked] = await tx.select({ id: questions.id }).from(questions).where(shown).for('update')
    if (!locked) throw notFound('such question')
    const [same] = await tx
      .select({ id: answers.id })
      .from(answers)
      .where(and(given, eq(answers.userId, identity.uid), eq(answers.text, words), isNull(answers.hiddenAt)))
      .limit(1)
    if (same) return noteComplete()
    await requireSeen(tx)
    await requireRoom(tx, given, identity.uid, by)
    const id = uuidv7()
    await tx.insert(answers).values({
      ...{ productId, questionId, id, userId: identity.uid, author, answeredBy: by, text: words },
      ...{ createdAt: now, checkedAt: by === 'shop' ? now : null },
    })
    if (by === 'shop') await tx.update(questions).set({ checkedAt: now }).where(isQuestion(productId, questionId))
    if (by !== 'buyer')
      await tellAuthor(
        tx,
        shop,
        { kind: 'question', productId, userId: question.userId, text: question.text },
        {
          ...{ text: words, author },
        },
      )
    const after = { product: productId, question: questionId }
    const role = { shop: 'administrator', seller: 'seller', buyer: undefined } as const
    const as = role[by]
    if (as) await recordAudit(tx, { target: { kind: 'answer', id }, after, as })
  })
  return toQuestion(question, await findAnswers(db, productId, [questionId]))
}
