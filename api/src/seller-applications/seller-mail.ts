import { composeMail } from '../mail/compose-mail'
import type { Mail } from '../mail/mail'
import type { MailBlock } from '../mail/mail-content'
import type { SellerRow } from '../sellers/find-seller'
import type { ShopProfile } from '../shop-settings/shop-profile'
import { sellerMailTexts as texts } from './seller-mail-texts'
import type { SellerEventKind } from './seller-state'

/**
 * The e-mail about an event of an application or shop. `reason` is the administrator's text, or empty. To an address that
 * is not verified, and so may be a stranger's, it says nothing that a person wrote.
 */
export function sellerMail(
  kind: Exclude<SellerEventKind, 'changed'>,
  { email, emailVerifiedAt, firstName, shopName, shopAddress }: SellerRow,
  reason: string,
  shop: ShopProfile,
): Mail {
  const { heading, text, button, path } = texts[kind]
  const asked = kind === 'declined' || kind === 'suspended'
  const verified = emailVerifiedAt !== null
  const words: MailBlock[] =
    verified && reason.trim()
      ? [{ kind: 'box', title: asked ? texts.reason : texts.note, lines: reason.trim().split('\n') }]
      : []
  const content = {
    subject: verified ? `${heading}: ${shopName}` : heading,
    preheader: text,
    heading,
    blocks: [
      { kind: 'text' as const, text: `${texts.hello(verified ? firstName : '')}\n${text}` },
      ...words,
      ...(!verified && reason.trim() ? [{ kind: 'text' as const, text: texts.signIn }] : []),
      ...(verified ? [{ kind: 'box' as const, title: texts.shop, lines: [shopName, shopAddress] }] : []),
      { kind: 'button' as const, label: button, href: shop.site + path },
    ],
    reason: texts.why(email),
  }
  return composeMail(email, content, shop)
}
