import { eq } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { mayTellOfOwnDoing } from '../mail/limit-own-mails'
import { putIntoOutbox } from '../mail/put-into-outbox'
import { products } from '../products/table'
import type { ShopProfile } from '../shop-settings/shop-profile'
import { users } from '../users/table'
import { answerMail, hiddenMail } from './author-mails'
import type { AuthoredText } from './authored-text'

/** Where the author can be written to; undefined when the account or the product is gone. */
async function findAuthor(tx: Queries, { userId, productId }: AuthoredText) {
  const [author] = await tx.select({ email: users.email, name: users.name }).from(users).where(eq(users.uid, userId))
  const [product] = await tx.select({ name: products.name }).from(products).where(eq(products.id, productId))
  return author?.email && product ? { ...author, product: product.name } : undefined
}

/**
 * E-mails the author of a question or review what the seller or the shop said to it, in the transaction that says it. A mailbox gets
 * few a day, since anybody may ask with somebody else's address; reviews are written with a verified one.
 */
export async function tellAuthor(
  tx: Queries,
  shop: ShopProfile,
  text: AuthoredText,
  answer: { text: string; author: string },
): Promise<void> {
  const author = await findAuthor(tx, text)
  const now = new Date()
  const verified = text.kind !== 'question'
  if (author && (await mayTellOfOwnDoing(tx, author.email, now, { verified })))
    await putIntoOutbox(tx, [answerMail(author, text, answer, shop)], now)
}

/**
 * E-mails the author that a text was hidden and why, in the transaction that hides it. Resolves to whether there is anybody to
 * write to.
 */
export async function tellOfHiding(
  tx: Queries,
  shop: ShopProfile,
  text: AuthoredText,
  reason: string,
): Promise<boolean> {
  const author = await findAuthor(tx, text)
  if (author) await putIntoOutbox(tx, [hiddenMail(author, text, reason, shop)], new Date())
  return author !== undefined
}
