import { composeMail } from '../mail/compose-mail'
import type { Mail } from '../mail/mail'
import { shopMailTexts } from '../mail/shop-mail-texts'
import { SHOP_MAILS_A_DAY } from '../mail/tell-shop'
import type { SellerRow } from '../sellers/find-seller'
import type { ShopProfile } from '../shop-settings/shop-profile'

const texts = {
  subject: (shop: string) => `New application to sell: ${shop}`,
  again: (shop: string) => `Application to sell, again: ${shop}`,
  heading: (name: string) => `${name} applied to sell`,
  headingAgain: (name: string) => `${name} applied to sell again`,
  preheader: 'The application waits for your decision.',
  shop: 'The shop',
  button: 'Look at the application',
} as const

/** The e-mail to the shop about an application; `again` is one after a refusal. */
export function applicationMail(
  supportEmail: string,
  { id, firstName, lastName, email, shopName, shopAddress, district }: SellerRow,
  again: boolean,
  shop: ShopProfile,
): Mail {
  const name = `${firstName} ${lastName}`
  const content = {
    subject: again ? texts.again(shopName) : texts.subject(shopName),
    preheader: texts.preheader,
    heading: again ? texts.headingAgain(name) : texts.heading(name),
    blocks: [
      { kind: 'text' as const, text: texts.preheader },
      { kind: 'box' as const, title: texts.shop, lines: [shopName, shopAddress, district, `${name} <${email}>`] },
      { kind: 'button' as const, label: texts.button, href: `${shop.site}/superium-admin/sellers/${id}` },
      { kind: 'small' as const, text: shopMailTexts.bound(SHOP_MAILS_A_DAY.application) },
    ],
    reason: shopMailTexts.reason,
  }
  return composeMail(supportEmail, content, shop)
}
