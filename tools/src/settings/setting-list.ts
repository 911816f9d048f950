import type { SettingName } from '@superium/shared/settings'

/** Selects the validation of a setting's value at start. */
export type SettingKind =
  | 'port'
  | 'host'
  | 'folder'
  | 'count'
  | 'instances'
  | 'postgres'
  | 'cents'
  | 'percent'
  | 'share'
  | 'url'
  | 'smtp'
  | 'address'
  | 'mailbox'
  | 'switch'
  | 'keys'
  | 'text'

export interface Setting {
  name: SettingName
  kind: SettingKind
  /** The default as docs/configuration.md shows it; empty means not set. */
  default: string
  meaning: string
}

/** All environment variables of `npm start`, `npm run dev` and `npm test`. docs/configuration.md has the same table. */
export const SETTINGS = [
  { name: 'SUPERIUM_PORT', kind: 'port', default: '3000', meaning: 'The site: the only port a browser talks to' },
  { name: 'SUPERIUM_API_PORT', kind: 'port', default: '3001', meaning: 'The product API' },
  { name: 'SUPERIUM_DB_PORT', kind: 'port', default: '3002', meaning: 'The embedded PostgreSQL' },
  { name: 'SUPERIUM_AUTH_PORT', kind: 'port', default: '3003', meaning: 'The Firebase Auth emulator' },
  { name: 'SUPERIUM_DEV_PORT', kind: 'port', default: '3010', meaning: 'First of the `npm run dev` build servers' },
  { name: 'SUPERIUM_HOST', kind: 'host', default: '127.0.0.1', meaning: 'Address that the site listens on' },
  { name: 'SUPERIUM_DATA', kind: 'folder', default: '.data', meaning: 'Database, accounts, pictures, releases, logs' },
  {
    name: 'SUPERIUM_INSTANCES',
    kind: 'instances',
    default: '1',
    meaning: 'Number of edges and of APIs, behind nginx if more than one',
  },
  {
    name: 'SUPERIUM_DEMO',
    kind: 'switch',
    default: 'on',
    meaning: '`off`: a new shop starts empty, without demo products, accounts and pictures',
  },
  {
    name: 'SEED_PRODUCTS',
    kind: 'count',
    default: '',
    meaning: 'Number of generated products, instead of the demo catalogue',
  },
  { name: 'DATABASE_URL', kind: 'postgres', default: '', meaning: 'Any PostgreSQL instead of the embedded one' },
  {
    name: 'FIREBASE_PROJECT_ID',
    kind: 'text',
    default: 'demo-superium',
    meaning: 'A real Firebase project instead of the emulator (any id not beginning with `demo-`)',
  },
  { name: 'FIREBASE_API_KEY', kind: 'text', default: '', meaning: "The real project's web API key" },
  { name: 'FIREBASE_AUTH_DOMAIN', kind: 'text', default: '', meaning: "The real project's sign-in domain" },
  {
    name: 'GOOGLE_APPLICATION_CREDENTIALS',
    kind: 'text',
    default: '',
    meaning: "The real project's service account, a key file or its JSON; the shop needs it to grant roles",
  },
  {
    name: 'GOOGLE_SIGN_IN',
    kind: 'switch',
    default: 'on',
    meaning: '`off`: no sign-in with Google. With the emulator it is off unless the site is for this machine only',
  },
  {
    name: 'RECAPTCHA',
    kind: 'switch',
    default: 'off',
    meaning: '`on`: the real project checks with reCAPTCHA that visitors are people',
  },
  { name: 'TOKEN_SYNC_URL', kind: 'url', default: '', meaning: 'Address that is notified of sign-in and sign-out' },
  { name: 'SHIPPING_FLAT_CENTS', kind: 'cents', default: '2500', meaning: 'Cost of delivery, in cents' },
  {
    name: 'SHIPPING_FREE_OVER_CENTS',
    kind: 'cents',
    default: '',
    meaning: 'Subtotal in cents above which delivery is free; not set: never free',
  },
  {
    name: 'TAX_PERCENT',
    kind: 'percent',
    default: '15',
    meaning: 'Tax on the subtotal after discounts, in per cent, with at most two decimals',
  },
  {
    name: 'SMTP_URL',
    kind: 'smtp',
    default: '',
    meaning: 'Mail server, like `smtps://user:password@host:465`; not set: e-mails are shown at `/dev/mail`',
  },
  {
    name: 'MAIL_FROM',
    kind: 'mailbox',
    default: '',
    meaning: 'Sender of e-mails, `Name <address>`; needed with `SMTP_URL`',
  },
  {
    name: 'SUPPORT_EMAIL',
    kind: 'address',
    default: '',
    meaning: 'Address that gets contact messages, seller applications and reports',
  },
  {
    name: 'SHOP_ADDRESS',
    kind: 'text',
    default: '',
    meaning: 'The postal address in e-mails and on pages; vertical bars separate its lines',
  },
  {
    name: 'PAYOUT_KEY',
    kind: 'keys',
    default: '',
    meaning:
      'Encrypts sellers’ account numbers: 32 bytes in base64; `npm start` creates one. Comma-separated, newest first',
  },
  {
    name: 'BANK_DETAILS',
    kind: 'text',
    default: '',
    meaning: 'Account for bank transfers; vertical bars separate its lines. Default with the emulator: a placeholder',
  },
  {
    name: 'CHECK_PAYEE',
    kind: 'text',
    default: '',
    meaning: 'Payee and address for checks; vertical bars separate its lines. Default with the emulator: a placeholder',
  },
  {
    name: 'UNPAID_EXPIRY_HOURS',
    kind: 'count',
    default: '168',
    meaning: 'Hours after which an unpaid order is cancelled and its stock released',
  },
  {
    name: 'UNPAID_ORDERS_MAX',
    kind: 'count',
    default: '5',
    meaning: 'Maximum unpaid open orders of an account; cash orders count until they are shipped',
  },
  {
    name: 'UNVERIFIED_ORDERS_MAX',
    kind: 'count',
    default: '2',
    meaning: 'Maximum open orders of an account with an unverified e-mail address',
  },
  {
    name: 'UNPAID_PIECES_MAX',
    kind: 'count',
    default: '100',
    meaning: 'Maximum pieces of one product in the unpaid orders of an account',
  },
  {
    name: 'UNVERIFIED_TOTAL_MAX_CENTS',
    kind: 'cents',
    default: '200000',
    meaning: 'Maximum total of an account’s open orders, in cents, until its e-mail address is verified',
  },
  {
    name: 'NETWORK_PIECES_MAX',
    kind: 'count',
    default: '1000',
    meaning: 'Maximum pieces that accounts from one address (IPv6: /64) can order in a day',
  },
  {
    name: 'TELEMETRY',
    kind: 'share',
    default: '1',
    meaning: 'Share of page views that send telemetry, 0.001 to 1; `off`: nothing is collected',
  },
  {
    name: 'STAGES',
    kind: 'text',
    default: '',
    meaning: 'Sites that a release passes, in order, comma-separated: staging=https://…; name=this for this site',
  },
  {
    name: 'SOCIAL_LINKS',
    kind: 'text',
    default: '',
    meaning: 'The shop’s pages on other sites: comma-separated https addresses, each alone or as name=address',
  },
  { name: 'BLOG_URL', kind: 'url', default: '', meaning: "The shop's blog, an https address; the footer links to it" },
  {
    name: 'GA4_MEASUREMENT_ID',
    kind: 'text',
    default: '',
    meaning: 'Google Analytics 4, such as `G-ABC123DEF4`; visitors are asked first. Not set: nothing is measured',
  },
  {
    name: 'CHROMIUM_PATH',
    kind: 'text',
    default: '',
    meaning: 'The browser for `npm test`, instead of the one it finds',
  },
] as const satisfies readonly Setting[]

/** A setting of the table. */
export type ListedName = (typeof SETTINGS)[number]['name']
