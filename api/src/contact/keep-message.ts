import { and, count, desc, eq, gt, isNotNull, isNull } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import type { Database, Queries } from '../database/database'
import { notFound, Problem } from '../http/problem'
import { tellShop } from '../mail/tell-shop'
import type { ShopProfile } from '../shop-settings/shop-profile'
import { contactMail } from './contact-mail'
import type { ContactMessage, ContactMessagesQuery, KeptContactMessage } from './schema'
import { contactMessages } from './table'

const DAY_MS = 86_400_000

/** Messages that one e-mail address may send within a day. */
const MAX_PER_ADDRESS = 10

/** Keeps a message and tells the shop of it in the same transaction. 429 after ten a day. */
export async function keepMessage(db: Database, message: ContactMessage, shop: ShopProfile, now: Date): Promise<void> {
  const email = message.email.toLowerCase()
  const [sent] = await db
    .select({ count: count() })
    .from(contactMessages)
    .where(and(eq(contactMessages.email, email), gt(contactMessages.createdAt, new Date(now.getTime() - DAY_MS))))
  if ((sent?.count ?? 0) >= MAX_PER_ADDRESS) {
    throw new Problem(429, 'We have many messages from this address already. Please wait for our answer.')
  }
  const { name, topic, message: text, orderNumber = '' } = message
  await db.transaction(async (tx) => {
    await tx.insert(contactMessages).values({
      id: uuidv7(),
      name,
      email,
      topic,
      message: text.trim(),
      orderNumber: orderNumber.trim(),
      createdAt: now,
    })
    await tellShop(tx, shop, 'contact', (support) => contactMail(support, message, shop), now)
  })
}

/** A page of the messages, newest first. */
export async function listMessages(
  db: Queries,
  { page, size, state }: ContactMessagesQuery,
): Promise<{ data: KeptContactMessage[]; count: number }> {
  const { doneAt } = contactMessages
  const scope = state && (state === 'new' ? isNull(doneAt) : isNotNull(doneAt))
  const [total] = await db.select({ count: count() }).from(contactMessages).where(scope)
  const rows = await db
    .select()
    .from(contactMessages)
    .where(scope)
    .orderBy(desc(contactMessages.createdAt), desc(contactMessages.id))
    .limit(size)
    .offset(page * size)
  const data = rows.map(({ id, createdAt, doneAt: done, orderNumber, topic, ...rest }) => ({
    _id: id,
    ...rest,
    topic: topic as KeptContactMessage['topic'],
    ...(orderNumber && { orderNumber }),
    createdAt: createdAt.toISOString(),
    done: done !== null,
  }))
  return { data, count: total?.count ?? 0 }
}

/** Notes that a message is dealt with, or new again. 404 for an unknown one. */
export async function markMessage(db: Queries, id: string, done: boolean): Promise<void> {
  const [row] = await db
    .update(contactMessages)
    .set({ doneAt: done ? new Date() : null })
    .where(eq(contactMessages.id, id))
    .returning({ id: contactMessages.id })
  if (!row) throw notFound('such message')
}
