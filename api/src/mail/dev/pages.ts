import type { OutboxMail } from '../delivery/mail-sink'
import { escapeHtml as esc } from '../escape-html'
import type { IdentityMail } from './identity-mails'

/** E-mails per page of the list. */
export const MAILS_ON_A_PAGE = 50

const document = (title: string, main: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>${esc(title)}</title>
<link rel="stylesheet" href="/dev/mail/style.css">
</head>
<body><main>
${main}
</main></body>
</html>
`

const when = (date: Date): string =>
  `<time datetime="${date.toISOString()}">${date.toISOString().slice(0, 19).replace('T', ' ')} UTC</time>`

function row({ id, subject, recipient, createdAt }: OutboxMail): string {
  return `<li><a href="/dev/mail/${id}"><span class="subject">${esc(subject)}</span>${when(createdAt)}<span class="to">${esc(recipient)}</span></a></li>`
}

function identityRow({ recipient, subject, link }: IdentityMail): string {
  const said = `<span class="subject">${esc(subject)}</span><span class="to">${esc(recipient)}</span>`
  const { pathname, searchParams } = new URL(link, 'http://localhost')
  if (searchParams.get('mode') !== 'resetPassword') return `<li><a href="${esc(link)}">${said}</a></li>`
  const fields = [...searchParams].map(
    ([name, value]) => `<input type="hidden" name="${esc(name)}" value="${esc(value)}">`,
  )
  return `<li><form action="${esc(pathname)}">${said}${fields.join('')}
<label>New password <input type="password" name="newPassword" minlength="8" required autocomplete="new-password"></label>
<button>Set it</button></form></li>`
}

/** The links of the sign-in service, which does not write files. */
const identityPart = (mails: readonly IdentityMail[]): string =>
  mails.length === 0
    ? ''
    : `<h2>From the sign-in service</h2>
<ol>${mails.map(identityRow).join('\n')}</ol>`

interface List {
  mails: readonly OutboxMail[]
  count: number
  page: number
  /** Messages that the sign-in service would have sent. */
  identity: readonly IdentityMail[]
}

/** The list of e-mails, newest first. */
export function listPage({ mails, count, page, identity }: List): string {
  const link = (to: number, label: string) => `<a href="/dev/mail?page=${to}">${label}</a>`
  const turns = [
    ...(page > 0 ? [link(page - 1, 'Newer')] : []),
    ...((page + 1) * MAILS_ON_A_PAGE < count ? [link(page + 1, 'Older')] : []),
  ]
  const list =
    mails.length === 0
      ? '<p>No e-mail yet. Place an order, and it appears here.</p>'
      : `<ol>${mails.map(row).join('\n')}</ol>`
  return document(
    'E-mails of this development site',
    `<h1>E-mails</h1>
<p>This development site sends no e-mails. It writes them to files, and shows the newest ${count === 1 ? 'one' : count} here.</p>
${list}
${identityPart(identity)}
${turns.length > 0 ? `<nav aria-label="Pages">${turns.join(' ')}</nav>` : ''}`,
  )
}

/** The page of one e-mail: both parts, headers and a link to the file. */
export function mailPage({ id, subject, recipient, createdAt, text, html }: OutboxMail, headers: string): string {
  return document(
    subject,
    `<nav aria-label="E-mails"><a href="/dev/mail">All e-mails</a> <a href="/dev/mail/${id}/raw" download>Download .eml</a></nav>
<h1>${esc(subject)}</h1>
<dl><dt>To</dt><dd>${esc(recipient)}</dd><dt>Written</dt><dd>${when(createdAt)}</dd></dl>
${html === null ? '' : `<h2>HTML</h2>\n<iframe title="The HTML part" src="/dev/mail/${id}/html" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`}
<h2>Text</h2>
<pre tabindex="0" aria-label="Text">${esc(text)}</pre>
<h2>Headers</h2>
<pre tabindex="0" aria-label="Headers">${esc(headers)}</pre>`,
  )
}
