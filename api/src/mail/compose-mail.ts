import { oneLine } from '../http/plain-text'
import type { ShopProfile } from '../shop-settings/shop-profile'
import type { Mail } from './mail'
import type { MailContent } from './mail-content'
import { renderHtml } from './render-html'
import { renderText } from './render-text'

/** Builds an e-mail whose plain and HTML parts have the same content. */
export function composeMail(recipient: string, content: MailContent, shop: ShopProfile): Mail {
  return {
    recipient,
    subject: oneLine(content.subject),
    text: renderText(content, shop),
    html: renderHtml(content, shop),
  }
}
