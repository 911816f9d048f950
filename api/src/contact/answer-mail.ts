import { composeMail } from '../mail/compose-mail'
import type { Mail } from '../mail/mail'
import { formatMailDay } from '../mail/mail-dates'
import { startOf } from '../mail/start-of'
import type { ShopProfile } from '../shop-settings/shop-profile'
import { contactMailTexts } from './contact-mail'
import type { contactMessages } from './table'

const texts = {
  subject: (topic: string) => `Our answer to your message about ${topic}`,
  heading: 'Our answer to your message',
  hello: 'Hello,',
  wrote: (day: string) => `This answers the message of ${day} (UTC).`,
  further: 'Write to us again',
  reason: 'You get this e-mail because somebody wrote to the shop with your address.',
} as const

const isTopic = (topic: string): topic is keyof typeof contactMailTexts.topics => topic in contactMailTexts.topics

/**
 * The e-mail with the answer to a contact form message. It quotes nothing of the message, because anybody can type
 * somebody else's address. Replies go to the shop's support address, if set.
 */
export function answerMail(message: typeof contactMessages.$inferSelect, answer: string, shop: ShopProfile): Mail {
  const { email, topic, createdAt } = message
  const about = contactMailTexts.topics[isTopic(topic) ? topic : 'other']
  const content = {
    subject: texts.subject(about),
    preheader: startOf(answer),
    heading: texts.heading,
    blocks: [
      { kind: 'text' as const, text: `${texts.hello}\n${answer}` },
      { kind: 'small' as const, text: texts.wrote(formatMailDay(createdAt)) },
      { kind: 'button' as const, label: texts.further, href: `${shop.site}/help#contact` },
    ],
    reason: texts.reason,
  }
  const mail = composeMail(email, content, shop)
  return shop.supportEmail === undefined ? mail : { ...mail, replyTo: shop.supportEmail }
}
