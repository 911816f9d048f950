import { composeMail } from '../mail/compose-mail'
import type { Mail } from '../mail/mail'
import type { ShopProfile } from '../shop-settings/shop-profile'
import { personalDataTexts } from './texts'

/** The last e-mail to the owner of a deleted account. */
export function deletionMail(recipient: string, shop: ShopProfile): Mail {
  const { subject, preheader, gone, stays, notYou, reason } = personalDataTexts.farewell
  const blocks = [gone, stays, notYou].map((text) => ({ kind: 'text' as const, text }))
  return composeMail(recipient, { subject, preheader, heading: subject, blocks, reason }, shop)
}
