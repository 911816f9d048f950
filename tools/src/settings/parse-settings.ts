import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import {
  anyText,
  basisPoints,
  cents,
  count,
  type Environment,
  httpUrl,
  onOrOff,
  type Parse,
  postgresUrl,
  type Reader,
  readSettings,
  SettingsError,
  shareOrOff,
  wholeNumber,
} from '@superium/shared/settings'
import { sender, smtpUrl, supportEmail } from '../../../api/src/mail/parse-mail-settings'
import { parsePayoutKeys } from '../../../api/src/payouts/payout-keys'
import { CliError } from '../cli-error'
import { type ListedName, SETTINGS, type SettingKind } from './setting-list'

/** The local site's settings. */
export interface Settings {
  host: string
  ports: { site: number; api: number; database: number; auth: number; dev: number }
  /** Absolute path of the folder for everything that survives a restart. */
  data: string
  /** Number of edges and of APIs. */
  instances: number
  /** Whether a new shop gets the demo's products, accounts and pictures. */
  demo: boolean
  /** Number of generated products, or undefined for the demo catalogue. */
  seedProducts: number | undefined
  /** URL of a PostgreSQL server, or undefined for the embedded one. */
  databaseUrl: string | undefined
  /** `credentials` is a service account's key file, its JSON, or empty; the API checks it. */
  firebase: { projectId: string; apiKey: string; authDomain: string; emulated: boolean; credentials: string }
  signIn: { google: string; recaptcha: string }
  tokenSyncUrl: string | undefined
  /** Share of page views that send telemetry, or `off`. */
  telemetry: string
  /** The sites that a release passes through; the edge parses the text. */
  stages: string
  /** Delivery costs in cents; an empty `freeOver` means that delivery is never free. */
  shipping: { flat: string; freeOver: string }
  taxPercent: string
  /** Payment details and limits of unpaid orders; the details are empty if not set. */
  payments: Record<
    | 'bankDetails'
    | 'checkPayee'
    | 'expiryHours'
    | 'ordersMax'
    | 'unverifiedMax'
    | 'piecesMax'
    | 'unverifiedTotalMaxCents'
    | 'networkPiecesMax',
    string
  >
  /** Encryption keys for sellers' account numbers; undefined to use this installation's own key. */
  payoutKey: string | undefined
  /** Empty strings where not set. */
  mail: { smtpUrl: string; from: string; support: string; address: string }
  /** Settings that the site's server validates and passes to the shell; empty strings where not set. */
  shell: { socialLinks: string; blogUrl: string; ga4MeasurementId: string }
}

/** Placeholder payment details of a site that uses the emulator. */
const DEMO_BANK = 'Superium demonstration shop|A demonstration: please do not send money|IBAN XX00 0000 0000 0000 00'
const DEMO_PAYEE = 'Superium demonstration shop|A demonstration: please do not send a check'

/** The checks of the kinds; the values themselves go on to the servers as text. */
const kinds: Record<SettingKind, Parse<unknown>> = {
  port: wholeNumber(1, 65_535),
  host: matching(/^[\w.:-]+$/, 'a host name or IP address'),
  folder: matching(/^[^\0]*$/, 'a folder'),
  count,
  instances: wholeNumber(1, 16),
  percent: basisPoints,
  cents,
  postgres: postgresUrl,
  share: shareOrOff,
  url: httpUrl,
  smtp: smtpUrl,
  address: supportEmail,
  mailbox: sender,
  keys: parsePayoutKeys,
  switch: onOrOff,
  text: anyText,
}

function matching(pattern: RegExp, expected: string): Parse<string> {
  return (value, name) => {
    if (pattern.test(value)) return value
    throw new SettingsError(`${name} must be ${expected}, not "${value}".`)
  }
}

/** Reads the settings from environment variables; throws `CliError` with everything that is wrong, a line each. */
export function parseSettings(env: Environment, root: string): Settings {
  try {
    return readSettings(
      env,
      (path) => readFileSync(path, 'utf8'),
      (reader) => settingsOf(reader, root),
    )
  } catch (error) {
    if (error instanceof SettingsError) throw new CliError(error.message)
    throw error
  }
}

function settingsOf(reader: Reader, root: string): Settings {
  const read = (name: ListedName): string => {
    const { kind, default: unset } = SETTINGS.find((one) => one.name === name) ?? { kind: 'text', default: '' }
    const checked: Parse<string> = (value) => {
      kinds[kind](value, name)
      return value
    }
    // The settings below are read as text, and nothing comes of them where one is wrong.
    return reader.optional(name, checked) ?? unset
  }
  const ports = {
    site: Number(read('SUPERIUM_PORT')),
    api: Number(read('SUPERIUM_API_PORT')),
    database: Number(read('SUPERIUM_DB_PORT')),
    auth: Number(read('SUPERIUM_AUTH_PORT')),
    dev: Number(read('SUPERIUM_DEV_PORT')),
  }
  const projectId = read('FIREBASE_PROJECT_ID')
  const emulated = projectId.startsWith('demo-')
  const apiKey = read('FIREBASE_API_KEY')
  if (!emulated && apiKey === '') {
    reader.refuse(`FIREBASE_API_KEY must be set when FIREBASE_PROJECT_ID names a real project ("${projectId}").`)
  }
  const mail = {
    smtpUrl: read('SMTP_URL'),
    from: read('MAIL_FROM'),
    support: read('SUPPORT_EMAIL'),
    address: read('SHOP_ADDRESS'),
  }
  if (mail.smtpUrl !== '' && mail.from === '') reader.refuse('MAIL_FROM must be set when SMTP_URL is.')
  return {
    host: read('SUPERIUM_HOST'),
    ports,
    data: resolve(root, read('SUPERIUM_DATA')),
    instances: Number(read('SUPERIUM_INSTANCES')),
    demo: read('SUPERIUM_DEMO') === 'on',
    seedProducts: read('SEED_PRODUCTS') === '' ? undefined : Number(read('SEED_PRODUCTS')),
    databaseUrl: read('DATABASE_URL') || undefined,
    firebase: {
      projectId,
      emulated,
      apiKey: apiKey || 'demo-key',
      authDomain: read('FIREBASE_AUTH_DOMAIN') || (emulated ? 'localhost' : `${projectId}.firebaseapp.com`),
      credentials: read('GOOGLE_APPLICATION_CREDENTIALS'),
    },
    signIn: {
      // Off unless on loopback, because the emulator lets anybody sign in as any Google account.
      google: emulated && !isLoopback(read('SUPERIUM_HOST')) ? 'off' : read('GOOGLE_SIGN_IN'),
      recaptcha: read('RECAPTCHA'),
    },
    tokenSyncUrl: read('TOKEN_SYNC_URL') || undefined,
    telemetry: read('TELEMETRY'),
    stages: read('STAGES'),
    shipping: { flat: read('SHIPPING_FLAT_CENTS'), freeOver: read('SHIPPING_FREE_OVER_CENTS') },
    taxPercent: read('TAX_PERCENT'),
    payments: {
      bankDetails: read('BANK_DETAILS') || (emulated ? DEMO_BANK : ''),
      checkPayee: read('CHECK_PAYEE') || (emulated ? DEMO_PAYEE : ''),
      expiryHours: read('UNPAID_EXPIRY_HOURS'),
      ordersMax: read('UNPAID_ORDERS_MAX'),
      unverifiedMax: read('UNVERIFIED_ORDERS_MAX'),
      piecesMax: read('UNPAID_PIECES_MAX'),
      unverifiedTotalMaxCents: read('UNVERIFIED_TOTAL_MAX_CENTS'),
      networkPiecesMax: read('NETWORK_PIECES_MAX'),
    },
    mail,
    payoutKey: read('PAYOUT_KEY') || undefined,
    shell: {
      socialLinks: read('SOCIAL_LINKS'),
      blogUrl: read('BLOG_URL'),
      ga4MeasurementId: read('GA4_MEASUREMENT_ID'),
    },
  }
}

const isLoopback = (host: string): boolean => host === 'localhost' || host === '::1' || host.startsWith('127.')
