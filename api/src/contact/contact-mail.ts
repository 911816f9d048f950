import { composeMail } from '../mail/compose-mail'
import type { Mail } from '../mail/mail'
import { shopMailTexts } from '../mail/shop-mail-texts'
import { startOf } from '../mail/start-of'
import { SHOP_MAILS_A_DAY } from '../mail/tell-shop'
import type { ShopProfile } from '../shop-settings/shop-profile'
import type { ContactMessage } from './schema'

/** The texts of the e-mail about a message. */
export const contactMailTexts = {
  subject: (topic: string, name: string) => `Message about ${topic} from ${name}`,
  heading: (name: string) => `${name} wrote to the shop`,
  from: 'From',
  topics: {
    order: 'an order',
    delivery: 'delivery',
    payment: 'payment',
    return: 'a return',
    product: 'a product',
    other: 'something else',
  },
  topic: (topic: string) => `About: ${topic}`,
  orderNumber: (number: string) => `Order number as typed: ${number}`,
  message: 'Message',
  note: 'Answer this e-mail to write to them. Nobody has checked that the address is theirs.',
} as const

/** The e-mail to the shop's support; a reply goes to the message's sender. */
export function contactMail(supportEmail: string, message: ContactMessage, shop: ShopProfile): Mail {
  const { name, email, topic, orderNumber = '' } = message
  const about = contactMailTexts.topics[topic]
  const content = {
    subject: contactMailTexts.subject(about, name),
    preheader: startOf(message.message),
    heading: contactMailTexts.heading(name),
    blocks: [
      {
        kind: 'box' as const,
        title: contactMailTexts.from,
        lines: [
          `${name} <${email}>`,
          contactMailTexts.topic(about),
          ...(orderNumber.trim() ? [contactMailTexts.orderNumber(orderNumber.trim())] : []),
        ],
      },
      { kind: 'box' as const, title: contactMailTexts.message, lines: message.message.trim().split('\n') },
      { kind: 'small' as const, text: `${contactMailTexts.note} ${shopMailTexts.bound(SHOP_MAILS_A_DAY.contact)}` },
    ],
    reason: shopMailTexts.reason,
  }
  return { ...composeMail(supportEmail, content, shop), replyTo: email }
}
