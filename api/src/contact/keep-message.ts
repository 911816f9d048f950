import { createHash } from 'node:crypto'
import { ORDER_NUMBER_PROBLEM, readOrderNumber } from '@superium/shared/order-number'
import { uuidv7 } from 'uuidv7'
import type { Database } from '../database/database'
import { badField, Problem } from '../http/problem'
import { mailboxOf } from '../mail/mailbox-of'
import { tellShop } from '../mail/tell-shop'
import { countToday } from '../rate-limits/count-today'
import type { ShopProfile } from '../shop-settings/shop-profile'
import { contactMail } from './contact-mail'
import type { ContactMessage } from './schema'
import { contactMessages } from './table'

/**
 * Messages per day and network with one e-mail address. Per network, because anybody can type somebody else's address.
 */
const MAX_PER_ADDRESS = 10
/** E-mails to the shop per day and network; further messages only appear in the list. */
const MAX_MAILS_PER_NETWORK = 20

/** Normalizes an order number; empty without one. 400 with the field for an impossible one. */
function orderNumberOf({ orderNumber = '' }: ContactMessage): string {
  if (orderNumber.trim() === '') return ''
  const read = readOrderNumber(orderNumber)
  if (read === undefined) throw badField('orderNumber', ORDER_NUMBER_PROBLEM)
  return read
}

/**
 * Stores a message and e-mails the shop about it in one transaction. 400 for an impossible order number, 429 after ten
 * messages a day (UTC) with the same e-mail address from the same network.
 */
export async function keepMessage(
  db: Database,
  message: ContactMessage,
  shop: ShopProfile,
  network: string,
  now: Date,
): Promise<void> {
  const email = message.email.toLowerCase()
  const sender = createHash('sha256').update(mailboxOf(email)).digest('base64url')
  const { name, topic, message: text } = message
  const orderNumber = orderNumberOf(message)
  await db.transaction(async (tx) => {
    if (!(await countToday(tx, `contact:${sender}:${network}`, MAX_PER_ADDRESS, now)))
      throw new Problem(429, 'We have many messages from this address already. Please wait for our answer.')
    await tx.insert(contactMessages).values({
      id: uuidv7(),
      name,
      email,
      topic,
      message: text.trim(),
      orderNumber,
      createdAt: now,
    })
    if (await countToday(tx, `contact-mails:${network}`, MAX_MAILS_PER_NETWORK, now))
      await tellShop(tx, shop, 'contact', (support) => contactMail(support, { ...message, orderNumber }, shop), now)
  })
}
