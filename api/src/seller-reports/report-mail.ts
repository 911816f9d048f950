import { composeMail } from '../mail/compose-mail'
import type { Mail } from '../mail/mail'
import { shopMailTexts } from '../mail/shop-mail-texts'
import { SHOP_MAILS_A_DAY } from '../mail/tell-shop'
import type { ReportKind } from '../reports/schema'
import type { ShopProfile } from '../shop-settings/shop-profile'

const texts = {
  kinds: { review: 'A review', question: 'A question', answer: 'An answer' },
  subject: (what: string, product: string) => `${what} was reported: ${product}`,
  heading: (what: string) => `${what} was reported`,
  preheader: (shopName: string) => `${shopName} asks you to look at it.`,
  text: 'Reported text',
  reason: 'Reason',
  product: 'Product',
  button: 'Keep or hide it',
} as const

/** A report with the names that the e-mail mentions. */
export interface NewReport {
  kind: ReportKind
  text: string
  reason: string
  shopName: string
  product: string
}

/** The e-mail to the shop about a report. */
export function reportMail(
  supportEmail: string,
  { kind, text, reason, shopName, product }: NewReport,
  shop: ShopProfile,
): Mail {
  const what = texts.kinds[kind]
  const content = {
    subject: texts.subject(what, product),
    preheader: texts.preheader(shopName),
    heading: texts.heading(what),
    blocks: [
      { kind: 'text' as const, text: texts.preheader(shopName) },
      { kind: 'box' as const, title: texts.product, lines: [product] },
      // A review can consist of stars only.
      ...(text ? [{ kind: 'box' as const, title: texts.text, lines: text.split('\n') }] : []),
      { kind: 'box' as const, title: texts.reason, lines: [reason] },
      { kind: 'button' as const, label: texts.button, href: `${shop.site}/superium-admin/reviews?state=reported` },
      { kind: 'small' as const, text: shopMailTexts.bound(SHOP_MAILS_A_DAY.report) },
    ],
    reason: shopMailTexts.reason,
  }
  return composeMail(supportEmail, content, shop)
}
