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
  const { email, name, verifiedEmail } = users
  const [author] = await tx.select({ email, name, verifiedEmail }).from(users).where(eq(users.uid, userId))
  const [product] = await tx.select({ name: products.name }).from(products).where(eq(products.id, productId))
  if (!author?.email || !product) return undefined
  return { ...author, verified: author.verifiedEmail === author.email, product: product.name }
}

/**
 * E-mails the author of a question or review what the seller or the shop said to it, in the transaction that says it. A mailbox gets
 * few a day while its address is not verified, since anybody may ask with somebody else's.
 */
export async function tellAuthor(
  tx: Queries,
  shop: ShopProfile,
  text: AuthoredText,
  answer: { text: string; author: string },
): Promise<void> {
  const author = await findAuthor(tx, text)
  const now = new Date()
  if (author && (await mayTellOfOwnDoing(tx, author.email, now, author)))
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
