/** Domains at which dots in the name make no difference. */
const DOTLESS = new Set(['gmail.com', 'googlemail.com'])

/**
 * Normalizes an address for counting: lower case, without a tag, because `ann+1@shop.example` is Ann's mailbox, too; at
 * Gmail without dots.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@')
  const domain = email.slice(at + 1).toLowerCase()
  const name = email.slice(0, at).toLowerCase().replace(/\+.*$/s, '')
  return DOTLESS.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
}
