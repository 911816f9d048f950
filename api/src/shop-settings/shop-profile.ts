import type { MailSettings } from '../mail/parse-mail-settings'

/** What the shop says about itself in e-mails and on its pages. */
export interface ShopProfile {
  /** The public origin, for links in e-mails. */
  site: string
  /** Whether e-mails are delivered; without it no page promises one. */
  mail: boolean
  supportEmail?: string
  /** The postal address, line by line; may be empty. */
  address: readonly string[]
}

/** A shop that delivers e-mails, for tests and the OpenAPI document. */
export const defaultShop: ShopProfile = { site: 'http://localhost:3000', mail: true, address: [] }

/** The profile that the settings describe. */
export function shopProfile({ site, mail }: { site: string; mail: MailSettings }): ShopProfile {
  return {
    site,
    mail: mail.way.kind !== 'wait',
    ...(mail.supportEmail !== undefined && { supportEmail: mail.supportEmail }),
    address: mail.address,
  }
}
