import type { ShopProfile } from '../shop-settings/shop-profile'
import { escapeHtml as esc } from './escape-html'
import type { MailBlock, MailContent, MailLine } from './mail-content'
import { styleSheet, styles } from './mail-styles'
import { mailTexts } from './mail-texts'

const TABLE = 'role="presentation" cellpadding="0" cellspacing="0" border="0"'

const breaks = (lines: readonly string[]): string => lines.map(esc).join('<br>')

function lineRow({ name, details, quantity, amount, href, picture }: MailLine): string {
  const image = picture
    ? `<a href="${esc(href)}"><img class="image" src="${esc(picture)}" width="72" height="72" alt="${esc(mailTexts.picture(name))}" style="${styles.image}"></a>`
    : ''
  return `<tr><td class="rule" style="${styles.picture}">${image}</td>
<td class="rule soft" style="${styles.line}"><a class="ink" href="${esc(href)}" style="${styles.name}">${esc(name)}</a><br>${breaks([...(quantity === undefined ? [] : [mailTexts.quantity(quantity)]), ...details])}</td>
<td class="rule ink" style="${styles.amount}">${esc(amount ?? '')}</td></tr>`
}

function amountRow({ label, value, strong = false }: { label: string; value: string; strong?: boolean }): string {
  const [left, right, ink] = strong
    ? ([styles.total, styles.totalValue, 'ink rule'] as const)
    : ([styles.label, styles.value, 'soft'] as const)
  return `<tr><td class="${ink}" style="${left}">${esc(label)}</td><td class="ink${strong ? ' rule' : ''}" style="${right}">${esc(value)}</td></tr>`
}

function blockHtml(block: MailBlock): string {
  switch (block.kind) {
    case 'text':
      return `<p class="ink" style="${styles.text}">${breaks(block.text.split('\n'))}</p>`
    case 'small':
      return `<p class="soft" style="${styles.small}">${breaks(block.text.split('\n'))}</p>`
    case 'lines':
      return `<table ${TABLE} width="100%" style="${styles.table}">${block.lines.map(lineRow).join('\n')}</table>`
    case 'amounts':
      return `<table ${TABLE} width="100%" style="${styles.table}">${block.rows.map(amountRow).join('\n')}</table>`
    case 'box':
      return `<table ${TABLE} width="100%" style="${styles.table}"><tr><td class="box" style="${styles.box}"><span style="${styles.boxTitle}">${esc(block.title)}</span><br>${breaks(block.lines)}</td></tr></table>`
    case 'button':
      return `<table ${TABLE} style="margin:4px 0 24px;"><tr><td class="button-cell" style="${styles.buttonCell}"><a class="button" href="${esc(block.href)}" style="${styles.button}">${esc(block.label)}</a></td></tr></table>`
  }
}

function footerHtml({ reason, unsubscribe }: MailContent, { site, supportEmail, address }: ShopProfile): string {
  const link = (href: string, label: string) =>
    `<a class="link" href="${esc(href)}" style="${styles.link}">${esc(label)}</a>`
  const help =
    supportEmail === undefined ? link(`${site}/help`, `${site}/help`) : link(`mailto:${supportEmail}`, supportEmail)
  return [
    esc(reason),
    ...(unsubscribe === undefined ? [] : [link(unsubscribe, mailTexts.unsubscribe)]),
    `${esc(mailTexts.help)} ${help}`,
    esc([mailTexts.shop, ...address].join(', ')),
    link(site, site.replace(/^https?:\/\//, '')),
  ].join('<br>')
}

/** The HTML part of an e-mail: tables and inline styles, which every mail program supports, at most 600 pixels wide. */
export function renderHtml(content: MailContent, shop: ShopProfile): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="x-apple-disable-message-reformatting">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<title>${esc(content.subject)}</title>
<style>${styleSheet}</style>
</head>
<body style="${styles.body}">
<div style="${styles.preheader}">${esc(content.preheader)}</div>
<table class="page" ${TABLE} width="100%" style="${styles.page}"><tr><td align="center" style="padding:0 12px 32px;">
<!--[if mso]><table ${TABLE} width="600"><tr><td><![endif]-->
<table ${TABLE} width="100%" style="width:100%;max-width:600px;"><tr><td class="brand" style="${styles.brand}">${mailTexts.shop}</td></tr></table>
<table class="card" ${TABLE} width="100%" style="${styles.card}"><tr><td class="content" style="${styles.content}">
<h1 class="ink" style="${styles.heading}">${esc(content.heading)}</h1>
${content.blocks.map(blockHtml).join('\n')}
</td></tr></table>
<table ${TABLE} width="100%" style="width:100%;max-width:600px;"><tr><td class="footer soft" style="${styles.footer}">${footerHtml(content, shop)}</td></tr></table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`
}
