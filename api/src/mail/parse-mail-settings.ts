import { join } from 'node:path'
import { type Reader, SettingsError } from '@superium/shared/settings'

/** How the shop sends e-mails: by SMTP, into files that `/dev/mail` lists, or not yet. */
export type MailWay = { kind: 'smtp'; url: string } | { kind: 'files'; folder: string } | { kind: 'wait' }

export interface MailSettings {
  way: MailWay
  /** The sender: `Superium <shop@example.com>`. */
  from: string
  /** The recipient of contact messages. */
  supportEmail: string | undefined
  /** The shop's postal address, line by line. */
  address: readonly string[]
}

const DEMO_FROM = 'Superium <shop@superium.example>'

const ADDRESS = /^[^\s@<>"(),:;\\[\]]+@[^\s@<>"(),:;\\[\]]+\.[^\s@<>"(),:;\\[\]]+$/
const MAILBOX = /^(?:[^<>"(),:;@\\[\]\p{Cc}]{1,100} )?<([^<>]{1,254})>$/u

/**
 * Reads `SMTP_URL`, `MAIL_FROM`, `SUPPORT_EMAIL` and `SHOP_ADDRESS`. Without an SMTP server, a development site writes
 * files into its data folder, and any other site keeps its e-mails in the outbox.
 */
export function parseMailSettings(
  read: Reader,
  { developmentSite, data }: { developmentSite: boolean; data: string },
): MailSettings {
  const url = read.optional('SMTP_URL', smtpUrl)
  const from = url === undefined ? read.optional('MAIL_FROM', sender) : read.required('MAIL_FROM', sender)
  const withoutServer: MailWay = developmentSite ? { kind: 'files', folder: join(data, 'mails') } : { kind: 'wait' }
  return {
    way: url === undefined ? withoutServer : { kind: 'smtp', url },
    from: from ?? DEMO_FROM,
    supportEmail: read.optional('SUPPORT_EMAIL', supportEmail),
    address: read.optional('SHOP_ADDRESS', shopAddress) ?? [],
  }
}

/** Parses `SMTP_URL`; throws `SettingsError`, which must not quote the value: it contains a password. */
export function smtpUrl(value: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined
  if (url && /^smtps?:$/.test(url.protocol) && url.hostname !== '') return value
  throw new SettingsError('SMTP_URL must be an address like smtps://user:password@mail.example.com:465.')
}

/** Parses `MAIL_FROM`; throws `SettingsError`. */
export function sender(value: string): string {
  const address = MAILBOX.exec(value)?.[1] ?? value
  if (ADDRESS.test(address)) return value
  throw new SettingsError(`MAIL_FROM must be an address or "Name <address>", not "${value}".`)
}

/** Parses `SUPPORT_EMAIL`; throws `SettingsError`. */
export function supportEmail(value: string): string {
  if (ADDRESS.test(value)) return value
  throw new SettingsError(`SUPPORT_EMAIL must be one e-mail address, not "${value}".`)
}

function shopAddress(value: string): string[] {
  const lines = value
    .split(/\||\\n|\n/)
    .map((line) => line.trim())
    .filter(Boolean)
  if (lines.length > 8 || lines.some((line) => line.length > 100 || /\p{Cc}/u.test(line))) {
    throw new SettingsError('SHOP_ADDRESS must be at most 8 lines of at most 100 characters, separated by "|".')
  }
  return lines
}
