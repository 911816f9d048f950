import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { readServiceAccount, type ServiceAccount } from './identity/admin/service-account'
import { type MailSettings, parseMailSettings } from './mail/parse-mail-settings'
import { defaultPaymentRules, type PaymentRules } from './payments/payments'
import { type PayoutKeys, parsePayoutKeys } from './payouts/payout-keys'
import { readSearchWords } from './search/read-search-words'
import type { RelatedWords } from './search/related-words'
import { SettingsError } from './settings-error'
import { defaultPriceRules, type PriceRules } from './shipping/price-rules'
import { defaultShipping } from './shipping/shipping-rules'

/** The API's settings, parsed once at start from the environment. */
export interface Settings {
  host: string
  port: number
  databaseUrl: string
  projectId: string
  /** `host:port` of the Auth emulator; local sites only. */
  emulator: string | undefined
  /**
   * The service account that changes accounts of a real project; without it, roles and sessions are changed in the
   * Firebase console.
   */
  serviceAccount: ServiceAccount | undefined
  /** The absolute folder of persistent data, such as pictures. */
  data: string
  /** The module that provides pictures missing from `data`; without it, no pictures are created. */
  pictureSource: string | undefined
  priceRules: PriceRules
  payments: PaymentRules
  /** The encryption keys for account numbers; without them, sellers cannot add payout methods. */
  payoutKeys: PayoutKeys | undefined
  /** Words that a search also means, beside those of every shop. */
  searchWords: RelatedWords | undefined
  rateLimits: 'on' | 'off'
  /** The page servers' secret; without it they send no telemetry. */
  serviceToken: string | undefined
  /** The shop's public origin, for links in e-mails. */
  site: string
  mail: MailSettings
  /** The proxies whose `X-Forwarded-For` is trusted, by address, range or proxy-addr name. */
  trustProxy: string[]
}

type Environment = Record<string, string | undefined>

/**
 * Reads the settings. Throws `SettingsError` for the first missing or invalid variable. Production refuses the Auth emulator
 * and `demo-` projects, whose tokens are unsigned.
 */
export function parseSettings(env: Environment): Settings {
  const projectId = required(env, 'FIREBASE_PROJECT_ID')
  const emulator = env.FIREBASE_AUTH_EMULATOR_HOST || undefined
  if (env.NODE_ENV === 'production' && emulator) {
    throw new SettingsError('FIREBASE_AUTH_EMULATOR_HOST must not be set when NODE_ENV is production.')
  }
  if (env.NODE_ENV === 'production' && projectId.startsWith('demo-')) {
    throw new SettingsError(
      `FIREBASE_PROJECT_ID must name a real project when NODE_ENV is production, not "${projectId}".`,
    )
  }
  const data = resolve(env.SUPERIUM_DATA || '.data')
  return {
    host: env.HOST || '127.0.0.1',
    port: port(env.PORT),
    databaseUrl: databaseUrl(required(env, 'DATABASE_URL')),
    projectId,
    emulator,
    serviceAccount: emulator ? undefined : readServiceAccount(env.GOOGLE_APPLICATION_CREDENTIALS),
    data,
    pictureSource: env.PICTURE_SOURCE || undefined,
    priceRules: {
      shipping: {
        flatCents: cents('SHIPPING_FLAT_CENTS', env.SHIPPING_FLAT_CENTS) ?? defaultShipping.flatCents,
        freeOverCents: cents('SHIPPING_FREE_OVER_CENTS', env.SHIPPING_FREE_OVER_CENTS) ?? defaultShipping.freeOverCents,
      },
      taxBasisPoints: taxBasisPoints(env.TAX_PERCENT) ?? defaultPriceRules.taxBasisPoints,
    },
    payments: paymentRules(env),
    payoutKeys: parsePayoutKeys(env.PAYOUT_KEY),
    searchWords: readSearchWords(env.SEARCH_WORDS),
    rateLimits: onOrOff('RATE_LIMITS', env.RATE_LIMITS),
    serviceToken: serviceToken(env.SERVICE_TOKEN),
    site: origin(env.SITE_URL || 'http://localhost:3000'),
    mail: parseMailSettings(env, { developmentSite: emulator !== undefined, data }),
    trustProxy: trustedProxies(env.TRUST_PROXY || 'loopback'),
  }
}

function required(env: Environment, name: string): string {
  const value = env[name]
  if (!value) throw new SettingsError(`${name} must be set.`)
  return value
}

function port(value = '3001'): number {
  const number = /^\d{1,5}$/.test(value) ? Number(value) : Number.NaN
  if (!(number <= 65_535)) throw new SettingsError(`PORT must be a whole number from 0 to 65535, not "${value}".`)
  return number
}

/** The error message must not quote the value, which contains a password. */
function databaseUrl(value: string): string {
  if (URL.canParse(value) && /^postgres(?:ql)?:$/.test(new URL(value).protocol)) return value
  throw new SettingsError('DATABASE_URL must be an address like postgres://user:password@host:5432/database.')
}

function origin(value: string): string {
  if (URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)) return new URL(value).origin
  throw new SettingsError(`SITE_URL must be an http(s) address, not "${value}".`)
}

function cents(name: string, value: string | undefined): number | undefined {
  if (!value) return undefined
  if (!/^\d{1,9}$/.test(value)) throw new SettingsError(`${name} must be a whole number of cents, not "${value}".`)
  return Number(value)
}

function taxBasisPoints(value: string | undefined): number | undefined {
  if (!value) return undefined
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(value) || Number(value) > 100) {
    throw new SettingsError(`TAX_PERCENT must be a number from 0 to 100 with at most two decimals, not "${value}".`)
  }
  return Math.round(Number(value) * 100)
}

function paymentRules(env: Environment): PaymentRules {
  const rules = defaultPaymentRules
  return {
    bankDetails: textLines(env.BANK_DETAILS),
    checkPayee: textLines(env.CHECK_PAYEE),
    unpaidExpiryHours: count('UNPAID_EXPIRY_HOURS', env.UNPAID_EXPIRY_HOURS) ?? rules.unpaidExpiryHours,
    unpaidOrdersMax: count('UNPAID_ORDERS_MAX', env.UNPAID_ORDERS_MAX) ?? rules.unpaidOrdersMax,
    unverifiedOrdersMax: count('UNVERIFIED_ORDERS_MAX', env.UNVERIFIED_ORDERS_MAX) ?? rules.unverifiedOrdersMax,
    unpaidPiecesMax: count('UNPAID_PIECES_MAX', env.UNPAID_PIECES_MAX) ?? rules.unpaidPiecesMax,
    unverifiedTotalMaxCents:
      cents('UNVERIFIED_TOTAL_MAX_CENTS', env.UNVERIFIED_TOTAL_MAX_CENTS) ?? rules.unverifiedTotalMaxCents,
    networkPiecesMax: count('NETWORK_PIECES_MAX', env.NETWORK_PIECES_MAX) ?? rules.networkPiecesMax,
  }
}

/** The lines of a text, separated by line breaks, `\\n` or `|`. */
const textLines = (value = ''): string[] =>
  value
    .split(/\n|\\n|\|/)
    .map((line) => line.trim())
    .filter((line) => line !== '')

function count(name: string, value: string | undefined): number | undefined {
  if (!value) return undefined
  if (/^[1-9]\d{0,6}$/.test(value) && Number(value) <= 1_000_000) return Number(value)
  throw new SettingsError(`${name} must be a whole number from 1 to 1000000, not "${value}".`)
}

function onOrOff(name: string, value = 'on'): 'on' | 'off' {
  if (value !== 'on' && value !== 'off') throw new SettingsError(`${name} must be "on" or "off", not "${value}".`)
  return value
}

/** The error message must not quote the value, which is a secret. */
function serviceToken(value: string | undefined): string | undefined {
  if (!value) return undefined
  if (!/^[\x21-\x7e]{24,}$/.test(value)) {
    throw new SettingsError('SERVICE_TOKEN must be 24 printable characters or more, without spaces.')
  }
  return value
}

function trustedProxies(value: string): string[] {
  const proxies = value.split(',').map((proxy) => proxy.trim())
  const bad = proxies.find((proxy) => !isTrustable(proxy))
  if (bad === undefined) return proxies
  throw new SettingsError(`TRUST_PROXY must list addresses, ranges or names such as loopback, not "${bad}".`)
}

function isTrustable(proxy: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(proxy)) return true
  const [address = '', bits, ...rest] = proxy.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
}
