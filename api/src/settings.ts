import { readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { resolve } from 'node:path'
import {
  anyText,
  basisPoints,
  cents,
  count,
  type Environment,
  onOrOff,
  origin,
  postgresUrl,
  proxies,
  type Reader,
  readSettings,
  serviceToken,
  wholeNumber,
} from '@superium/shared/settings'
import { readServiceAccount, type ServiceAccount } from './identity/admin/service-account'
import { type MailSettings, parseMailSettings } from './mail/parse-mail-settings'
import { defaultPaymentRules, type PaymentRules } from './payments/payments'
import { type PayoutKeys, parsePayoutKeys } from './payouts/payout-keys'
import { readSearchWords } from './search/read-search-words'
import type { RelatedWords } from './search/related-words'
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

const readFile = (path: string): string => readFileSync(path, 'utf8')

/**
 * Reads the settings. Throws `SettingsError` with everything that is missing or invalid. Production refuses the Auth
 * emulator and `demo-` projects, whose tokens are unsigned.
 */
export const parseSettings = (env: Environment): Settings =>
  readSettings(env, readFile, (read) => {
    const projectId = read.required('FIREBASE_PROJECT_ID', anyText)
    const emulator = read.optional('FIREBASE_AUTH_EMULATOR_HOST', anyText)
    if (env.NODE_ENV === 'production' && emulator) {
      read.refuse('FIREBASE_AUTH_EMULATOR_HOST must not be set when NODE_ENV is production.')
    }
    if (env.NODE_ENV === 'production' && projectId?.startsWith('demo-')) {
      read.refuse(`FIREBASE_PROJECT_ID must name a real project when NODE_ENV is production, not "${projectId}".`)
    }
    const data = resolve(read.withDefault('SUPERIUM_DATA', '.data', anyText))
    return {
      host: read.withDefault('HOST', '127.0.0.1', anyText),
      port: read.withDefault('PORT', '3001', wholeNumber(0, 65_535)),
      databaseUrl: read.required('DATABASE_URL', postgresUrl),
      projectId,
      emulator,
      serviceAccount: emulator ? undefined : read.optional('GOOGLE_APPLICATION_CREDENTIALS', readServiceAccount),
      data,
      pictureSource: read.optional('PICTURE_SOURCE', anyText),
      priceRules: {
        shipping: {
          flatCents: read.optional('SHIPPING_FLAT_CENTS', cents) ?? defaultShipping.flatCents,
          freeOverCents: read.optional('SHIPPING_FREE_OVER_CENTS', cents) ?? defaultShipping.freeOverCents,
        },
        taxBasisPoints: read.optional('TAX_PERCENT', basisPoints) ?? defaultPriceRules.taxBasisPoints,
      },
      payments: paymentRules(read),
      payoutKeys: read.optional('PAYOUT_KEY', parsePayoutKeys),
      searchWords: read.optional('SEARCH_WORDS', readSearchWords),
      rateLimits: read.withDefault('RATE_LIMITS', 'on', onOrOff) ? 'on' : 'off',
      serviceToken: read.optional('SERVICE_TOKEN', serviceToken),
      site: read.withDefault('SITE_URL', 'http://localhost:3000', origin),
      mail: parseMailSettings(read, { developmentSite: emulator !== undefined, data }),
      trustProxy: read.withDefault('TRUST_PROXY', 'loopback', proxies(isIP)),
    }
  })

/** Reads where the database is, for a program that needs nothing else; throws `SettingsError`. */
export const parseDatabaseUrl = (env: Environment): string =>
  readSettings(env, readFile, (read) => read.required('DATABASE_URL', postgresUrl))

function paymentRules(read: Reader): PaymentRules {
  const rules = defaultPaymentRules
  return {
    bankDetails: read.optional('BANK_DETAILS', textLines) ?? [],
    checkPayee: read.optional('CHECK_PAYEE', textLines) ?? [],
    unpaidExpiryHours: read.optional('UNPAID_EXPIRY_HOURS', count) ?? rules.unpaidExpiryHours,
    unpaidOrdersMax: read.optional('UNPAID_ORDERS_MAX', count) ?? rules.unpaidOrdersMax,
    unverifiedOrdersMax: read.optional('UNVERIFIED_ORDERS_MAX', count) ?? rules.unverifiedOrdersMax,
    unpaidPiecesMax: read.optional('UNPAID_PIECES_MAX', count) ?? rules.unpaidPiecesMax,
    unverifiedTotalMaxCents: read.optional('UNVERIFIED_TOTAL_MAX_CENTS', cents) ?? rules.unverifiedTotalMaxCents,
    networkPiecesMax: read.optional('NETWORK_PIECES_MAX', count) ?? rules.networkPiecesMax,
  }
}

/** The lines of a text, separated by line breaks, `\\n` or `|`. */
const textLines = (value: string): string[] =>
  value
    .split(/\n|\\n|\|/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
