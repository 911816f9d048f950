import { createHash } from 'node:crypto'
import { uuidv7 } from 'uuidv7'
import type { Database } from '../database/database'
import { Problem } from '../http/problem'
import { tellShop } from '../mail/tell-shop'
import { countToday } from '../rate-limits/count-today'
import type { ShopProfile } from '../shop-settings/shop-profile'
import { contactMail } from './contact-mail'
import type { ContactMessage } from './schema'
import { contactMessages } from './table'

/** Messages a day with one e-mail address from one network: anybody can type the address of somebody else. */
const MAX_PER_ADDRESS = 10
/** E-mails a day that one network causes to the shop; further messages are only listed. */
const MAX_MAILS_PER_NETWORK = 20

/**
 * Keeps a message and tells the shop of it in the same transaction. 429 after ten a day (UTC) with the same e-mail address from the same
 * network.
 */
export async function keepMessage(
  db: Database,
  message: ContactMessage,
  shop: ShopProfile,
  network: string,
  now: Date,
): Promise<void> {
  const email = message.email.toLowerCase()
  const sender = createHash('sha256').update(email).digest('base64url')
  const { name, topic, message: text, orderNumber = '' } = message
  await db.transaction(async (tx) => {
    if (!(await countToday(tx, `contact:${sender}:${network}`, MAX_PER_ADDRESS, now)))
      throw new Problem(429, 'We have many messages from this address already. Please wait for our answer.')
    await tx.insert(contactMessages).values({
      id: uuidv7(),
      name,
      email,
      topic,
      message: text.trim(),
      orderNumber: orderNumber.trim(),
      createdAt: now,
    })
    if (await countToday(tx, `contact-mails:${network}`, MAX_MAILS_PER_NETWORK, now))
      await tellShop(tx, shop, 'contact', (support) => contactMail(support, message, shop), now)
  })
}
