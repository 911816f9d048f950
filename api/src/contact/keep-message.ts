import { and, count, eq, gt } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import type { Database } from '../database/database'
import { Problem } from '../http/problem'
import { tellShop } from '../mail/tell-shop'
import type { ShopProfile } from '../shop-settings/shop-profile'
import { contactMail } from './contact-mail'
import type { ContactMessage } from './schema'
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
