import { resolve } from 'node:path'
import { CliError } from '../cli-error'
import { SETTINGS, type SettingKind, type SettingName } from './setting-list'

/** The local site's settings. */
export interface Settings {
  host: string
  ports: { site: number; api: number; database: number; auth: number; dev: number }
  /** Absolute path of the folder for everything that survives a restart. */
  data: string
  /** Number of edges and of APIs. */
  instances: number
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

const rules: Record<SettingKind, [test: (value: string) => boolean, expected: string]> = {
  port: [(value) => /^\d{1,5}$/.test(value) && Number(value) >= 1 && Number(value) <= 65_535, 'a port from 1 to 65535'],
  host: [(value) => /^[\w.:-]+$/.test(value), 'a host name or IP address'],
  folder: [(value) => !value.includes('\0'), 'a folder'],
  count: [
    (value) => /^\d{1,7}$/.test(value) && Number(value) >= 1 && Number(value) <= 1_000_000,
    'a number from 1 to 1000000',
  ],
  instances: [(value) => /^\d{1,2}$/.test(value) && Number(value) >= 1 && Number(value) <= 16, 'a number from 1 to 16'],
  percent: [
    (value) => /^\d{1,3}(\.\d{1,2})?$/.test(value) && Number(value) <= 100,
    'a number from 0 to 100 with at most two decimals',
  ],
  cents: [(value) => /^\d{1,9}$/.test(value), 'a whole number of cents'],
  postgres: [
    (value) =>
      URL.canParse(value) && /^postgres(?:ql)?:$/.test(new URL(value).protocol) && new URL(value).pathname.length > 1,
    'an address like postgres://user:password@host:5432/database',
  ],
  share: [
    (value) => value === 'off' || (/^[\d.]+$/.test(value) && Number(value) >= 0.001 && Number(value) <= 1),
    '"off" or a share from 0.001 to 1',
  ],
  url: [(value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol), 'an http(s) address'],
  smtp: [
    (value) => URL.canParse(value) && /^smtps?:$/.test(new URL(value).protocol) && new URL(value).hostname !== '',
    'an address like smtps://user:password@mail.example.com:465',
  ],
  address: [(value) => /^[^\s@<>,]+@[^\s@<>,]+\.[^\s@<>,]+$/.test(value), 'an e-mail address'],
  mailbox: [
    (value) => /^(?:[^<>@,]+ )?<?[^\s@<>,]+@[^\s@<>,]+\.[^\s@<>,]+>?$/.test(value),
    'an e-mail address or "Name <address>"',
  ],
  keys: [
    (value) => value.split(',').every((key) => /^[A-Za-z0-9+/_-]{43}=?$/.test(key.trim())),
    '32 bytes in base64, several with commas',
  ],
  switch: [(value) => value === 'on' || value === 'off', '"on" or "off"'],
  text: [() => true, 'text'],
}

/**
 * Reads the settings from environment variables; throws `CliError` naming an invalid one. An empty value counts as not
 * set. Not env-schema, because its messages repeat values that may contain passwords.
 */
export function parseSettings(env: Record<string, string | undefined>, root: string): Settings {
  const read = (name: SettingName): string => {
    const setting = SETTINGS.find((one) => one.name === name)
    const value = env[name]?.trim() || (setting?.default ?? '')
    const [holds, expected] = rules[setting?.kind ?? 'text']
    // Never repeats secrets: keys, and the URLs of databases and mail servers, which contain passwords.
    const secret = ['postgres', 'smtp', 'keys'].includes(setting?.kind ?? 'text')
    const shown = secret ? '' : `, not "${value}"`
    if (value !== '' && !holds(value)) throw new CliError(`${name} must be ${expected}${shown}.`)
    return value
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
    throw new CliError(`FIREBASE_API_KEY must be set when FIREBASE_PROJECT_ID names a real project ("${projectId}").`)
  }
  const mail = {
    smtpUrl: read('SMTP_URL'),
    from: read('MAIL_FROM'),
    support: read('SUPPORT_EMAIL'),
    address: read('SHOP_ADDRESS'),
  }
  if (mail.smtpUrl !== '' && mail.from === '') throw new CliError('MAIL_FROM must be set when SMTP_URL is.')
  return {
    host: read('SUPERIUM_HOST'),
    ports,
    data: resolve(root, read('SUPERIUM_DATA')),
    instances: Number(read('SUPERIUM_INSTANCES')),
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
