import { and, eq, isNull } from 'drizzle-orm'
import { recordAudit } from '../audit/record-audit'
import { tellAuthor } from '../author-mails/tell-author'
import type { Queries } from '../database/database'
import type { Dependencies } from '../dependencies'
import { badField, notFound } from '../http/problem'
import type { Identity } from '../identity/identity'
import { answerQuestion } from '../questions/answer-question'
import { SHOP_AUTHOR } from '../reviews/author-name'
import { reviews } from '../reviews/table'
import type { AnswerText } from './schema'
import { lockText } from './text-edition'

/**
 * Answers a question or replies to a review as the shop, and e-mails the author. A review has one reply by the shop: a
 * new one replaces it, an empty one removes it. 404 for an unknown or hidden text; 409 if the text has changed since
 * the caller saw it, unless the caller has already answered a question with the same words.
 */
export async function answerAsShop(
  parts: Pick<Dependencies, 'db' | 'shop'>,
  identity: Identity,
  { text, ...ref }: AnswerText,
): Promise<void> {
  const { productId, kind, contentId } = ref
  if (kind === 'question') {
    const requireSeen = (tx: Queries) => lockText(tx, ref)
    await answerQuestion(parts, identity, { productId, questionId: contentId, text, requireSeen })
    return
  }
  const words = text.trim()
  if (text && !words) throw badField('text', 'text is required.')
  const now = new Date()
  await parts.db.transaction(async (tx) => {
    const one = and(eq(reviews.productId, productId), eq(reviews.id, contentId), isNull(reviews.hiddenAt))
    await lockText(tx, ref)
    const [before] = await tx.select().from(reviews).where(one).for('update')
    if (!before) throw notFound('such review')
    await tx
      .update(reviews)
      .set({ shopReply: words, shopRepliedAt: words ? now : null, checkedAt: now })
      .where(one)
    // A correction causes no e-mail.
    if (words && !before.shopReply)
      await tellAuthor(tx, parts.shop, { ...before, kind }, { text: words, author: SHOP_AUTHOR })
    const target = { kind, id: contentId } as const
    await recordAudit(tx, { target, before: { reply: before.shopReply }, after: { reply: words, product: productId } })
  })
}
