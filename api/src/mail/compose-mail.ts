import { oneLine } from '../http/plain-text'
import type { ShopProfile } from '../shop-settings/shop-profile'
import type { Mail } from './mail'
import type { MailContent } from './mail-content'
import { renderHtml } from './render-html'
import { renderText } from './render-text'

/** An e-mail with a plain and an HTML part of equal content. */
export function composeMail(recipient: string, content: MailContent, shop: ShopProfile): Mail {
  return {
    recipient,
    subject: oneLine(content.subject),
    text: renderText(content, shop),
    html: renderHtml(content, shop),
  }
}
