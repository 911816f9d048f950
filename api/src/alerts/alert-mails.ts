import { composeMail } from '../mail/compose-mail'
import type { Mail } from '../mail/mail'
import type { MailLine } from '../mail/mail-content'
import type { ShopProfile } from '../shop-settings/shop-profile'
import { variantName } from '../variants/variant-name'
import { alertMailTexts as texts } from './alert-mail-texts'

export type AlertKind = 'release' | 'restock'

/** The product or variant of an alert. */
export interface AlertSubject {
  kind: AlertKind
  productId: string
  name: string
  /** The key of the main picture; may be empty. */
  picture: string
  /** Absent if the alert is for any variant. */
  variant?: { id: string; colour: string; size: string }
}

/** The product in quotes, with its variant: `“Lamp” (Rust, M)`. */
function nameOf({ name, variant }: AlertSubject): string {
  const shown = variant ? variantName(variant) : ''
  return shown ? `“${name}” (${shown})` : `“${name}”`
}

function lineOf({ productId, name, variant, picture }: AlertSubject, site: string): MailLine {
  const shown = variant ? variantName(variant) : ''
  return {
    name,
    details: shown ? [shown] : [],
    href: `${site}/product-detail/${productId}${variant ? `?variant=${variant.id}` : ''}`,
    ...(picture && { picture: `${site}/media/${picture}/320.jpg` }),
  }
}

/** The e-mail that a product has been released or is back in stock; `token` cancels all alerts of the recipient. */
export function alertMail(recipient: string, subject: AlertSubject, token: string, shop: ShopProfile): Mail {
  const news = texts.news[subject.kind](nameOf(subject))
  const line = lineOf(subject, shop.site)
  const content = {
    subject: news,
    preheader: texts.told,
    heading: news,
    blocks: [
      { kind: 'lines' as const, lines: [line] },
      { kind: 'button' as const, label: texts.see, href: line.href },
      { kind: 'small' as const, text: texts.told },
    ],
    reason: texts.why,
    unsubscribe: `${shop.site}/alerts/unsubscribe?token=${token}`,
  }
  const unsubscribe = `${shop.site}/api/v1/shop/alerts/unsubscribe?token=${token}`
  return { ...composeMail(recipient, content, shop), unsubscribe, bulk: true }
}

/** The e-mail that asks the owner of an address to confirm an alert. */
export function confirmationMail(recipient: string, subject: AlertSubject, token: string, shop: ShopProfile): Mail {
  const { confirm } = texts
  const what = nameOf(subject)
  const content = {
    subject: confirm.subject(what),
    preheader: confirm[subject.kind](what),
    heading: confirm.heading,
    blocks: [
      { kind: 'text' as const, text: confirm[subject.kind](what) },
      { kind: 'lines' as const, lines: [lineOf(subject, shop.site)] },
      { kind: 'button' as const, label: confirm.button, href: `${shop.site}/alerts/confirm?token=${token}` },
      { kind: 'small' as const, text: confirm.expires },
    ],
    reason: confirm.why,
  }
  return composeMail(recipient, content, shop)
}
