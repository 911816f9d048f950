import { composeMail } from '../mail/compose-mail'
import type { Mail } from '../mail/mail'
import type { ShopProfile } from '../shop-settings/shop-profile'
import type { AuthoredText } from './authored-text'

const texts = {
  kinds: { review: 'review', question: 'question', answer: 'answer' },
  hello: (name: string) => (name ? `Hello ${name},` : 'Hello,'),
  answered: {
    subject: (kind: string, product: string) => `An answer to your ${kind}: ${product}`,
    heading: (kind: string) => `Your ${kind} was answered`,
    preheader: (author: string, product: string) => `${author} answered about ${product}.`,
    somebody: 'Somebody',
    said: (author: string) => `${author} wrote`,
    button: 'See it in the shop',
  },
  hidden: {
    subject: (kind: string, product: string) => `Your ${kind} is hidden: ${product}`,
    heading: (kind: string) => `Your ${kind} is hidden`,
    text: (kind: string, product: string) =>
      `We have hidden your ${kind} about ${product}. Only you still see it, on the product’s page, where you can delete it.`,
    why: 'Why',
    button: 'Open the product',
  },
  yours: (kind: string) => `Your ${kind}`,
  reason: (email: string) => `You get this e-mail because the account of ${email} wrote about a product.`,
} as const

interface Author {
  email: string
  /** Whether the address is verified; otherwise it may be a stranger's, who reads nothing that a person wrote. */
  verified: boolean
  name: string
  product: string
}

const anchors = { review: 'reviews', question: 'questions', answer: 'questions' } as const

const pageOf = ({ kind, productId }: AuthoredText, { site }: ShopProfile): string =>
  `${site}/product-detail/${productId}#${anchors[kind]}`

/** The author's own text, if the e-mail may show it. */
const ownText = (verified: boolean, { kind, text }: AuthoredText) =>
  verified && text ? [{ kind: 'box' as const, title: texts.yours(texts.kinds[kind]), lines: text.split('\n') }] : []

/** Tells an author what the seller or the shop said to a question or review. */
export function answerMail(
  { email, verified, name, product }: Author,
  text: AuthoredText,
  answer: { text: string; author: string },
  shop: ShopProfile,
): Mail {
  const { answered } = texts
  const kind = texts.kinds[text.kind]
  const preheader = answered.preheader(verified ? answer.author : answered.somebody, product)
  const blocks = [
    { kind: 'text' as const, text: `${texts.hello(verified ? name : '')}\n${preheader}` },
    ...(verified
      ? [{ kind: 'box' as const, title: answered.said(answer.author), lines: answer.text.split('\n') }]
      : []),
    ...ownText(verified, text),
    { kind: 'button' as const, label: answered.button, href: pageOf(text, shop) },
  ]
  const content = {
    ...{ subject: answered.subject(kind, product), heading: answered.heading(kind), blocks },
    ...{ preheader, reason: texts.reason(email) },
  }
  return composeMail(email, content, shop)
}

/** Tells an author that a text was hidden, and why. */
export function hiddenMail(
  { email, verified, name, product }: Author,
  text: AuthoredText,
  reason: string,
  shop: ShopProfile,
): Mail {
  const { hidden } = texts
  const kind = texts.kinds[text.kind]
  const blocks = [
    { kind: 'text' as const, text: `${texts.hello(verified ? name : '')}\n${hidden.text(kind, product)}` },
    ...(verified ? [{ kind: 'box' as const, title: hidden.why, lines: [reason] }] : []),
    ...ownText(verified, text),
    { kind: 'button' as const, label: hidden.button, href: pageOf(text, shop) },
  ]
  const content = {
    ...{ subject: hidden.subject(kind, product), heading: hidden.heading(kind), blocks },
    ...{ preheader: verified ? reason : hidden.text(kind, product), reason: texts.reason(email) },
  }
  return composeMail(email, content, shop)
}
