import { composeMail } from '../mail/compose-mail'
import type { Mail } from '../mail/mail'
import type { MailBlock } from '../mail/mail-content'
import type { SellerRow } from '../sellers/find-seller'
import type { ShopProfile } from '../shop-settings/shop-profile'
import { sellerMailTexts as texts } from './seller-mail-texts'
import type { SellerEventKind } from './seller-state'

/** The e-mail about an event of an application or shop. `reason` is the administrator's text, or empty. */
export function sellerMail(
  kind: Exclude<SellerEventKind, 'changed'>,
  { email, firstName, shopName, shopAddress }: SellerRow,
  reason: string,
  shop: ShopProfile,
): Mail {
  const { heading, text, button, path } = texts[kind]
  const asked = kind === 'declined' || kind === 'suspended'
  const words: MailBlock[] = reason.trim()
    ? [{ kind: 'box', title: asked ? texts.reason : texts.note, lines: reason.trim().split('\n') }]
    : []
  const content = {
    subject: `${heading}: ${shopName}`,
    preheader: text,
    heading,
    blocks: [
      { kind: 'text' as const, text: `${texts.hello(firstName)}\n${text}` },
      ...words,
      { kind: 'box' as const, title: texts.shop, lines: [shopName, shopAddress] },
      { kind: 'button' as const, label: button, href: shop.site + path },
    ],
    reason: texts.why(email),
  }
  return composeMail(email, content, shop)
}
