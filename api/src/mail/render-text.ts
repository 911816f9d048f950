import type { ShopProfile } from '../shop-settings/shop-profile'
import type { MailBlock, MailContent, MailLine } from './mail-content'
import { mailTexts } from './mail-texts'

function lineText({ name, details, quantity, amount, href }: MailLine): string {
  const count = quantity === undefined ? '' : `${mailTexts.times(quantity)} `
  const head = `${count}${name}${amount === undefined ? '' : ` — ${amount}`}`
  return [head, ...details.map((detail) => `    ${detail}`), `    ${href}`].join('\n')
}

function blockText(block: MailBlock): string {
  switch (block.kind) {
    case 'text':
    case 'small':
      return block.text
    case 'lines':
      return block.lines.map(lineText).join('\n\n')
    case 'amounts':
      return block.rows.map(({ label, value }) => `${label}: ${value}`).join('\n')
    case 'box':
      return [`${block.title}:`, ...block.lines].join('\n')
    case 'button':
      return `${block.label}: ${block.href}`
  }
}

/** The plain part of an e-mail. It ends with the reason for the e-mail and the sender. */
export function renderText({ heading, blocks, reason, unsubscribe }: MailContent, shop: ShopProfile): string {
  const footer = [
    '-- ',
    reason,
    ...(unsubscribe === undefined ? [] : [`${mailTexts.unsubscribe}: ${unsubscribe}`]),
    `${mailTexts.help} ${shop.supportEmail ?? `${shop.site}/help`}`,
    [mailTexts.shop, ...shop.address].join(', '),
    shop.site,
  ].join('\n')
  return [heading, ...blocks.map(blockText), footer].join('\n\n').concat('\n')
}
