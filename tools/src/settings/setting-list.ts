/** How a setting's text is validated at start. */
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
  name: string
  kind: SettingKind
  /** As docs/configuration.md shows it; empty means: not set. */
  default: string
  meaning: string
}

/** Every environment variable that `npm start`, `npm run dev` and `npm test` read. docs/configuration.md holds the same table. */
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
    meaning: 'How many of edge and API run, behind nginx when more than one',
  },
  { name: 'SEED_PRODUCTS', kind: 'count', default: '', meaning: 'Size of the catalogue instead of the demo one' },
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
    meaning: "The real project's service account, a key file or its JSON, with which the shop gives roles",
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
  { name: 'SHIPPING_FLAT_CENTS', kind: 'cents', default: '2500', meaning: 'What delivery costs, in cents' },
  {
    name: 'SHIPPING_FREE_OVER_CENTS',
    kind: 'cents',
    default: '',
    meaning: 'Subtotal in cents above which delivery is free; not set: never',
  },
  {
    name: 'TAX_PERCENT',
    kind: 'percent',
    default: '15',
    meaning: 'Tax on the subtotal less discounts, in per cent with at most two decimals',
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
    meaning: 'Where messages of the contact form, applications to sell and reports go',
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
      'Seals sellers’ account numbers: 32 bytes in base64; `npm start` makes one. Several with commas, newest first',
  },
  {
    name: 'BANK_DETAILS',
    kind: 'text',
    default: '',
    meaning: 'Account for bank transfers; vertical bars separate its lines. On the emulator a demonstration’s',
  },
  {
    name: 'CHECK_PAYEE',
    kind: 'text',
    default: '',
    meaning:
      'Payee of checks and where they are sent; vertical bars separate its lines. On the emulator a demonstration’s',
  },
  {
    name: 'UNPAID_EXPIRY_HOURS',
    kind: 'count',
    default: '168',
    meaning: 'Hours after which an unpaid order is cancelled and gives its stock back',
  },
  {
    name: 'UNPAID_ORDERS_MAX',
    kind: 'count',
    default: '5',
    meaning: 'The most open orders of an account that are not paid; in cash they count until they are shipped',
  },
  {
    name: 'UNVERIFIED_ORDERS_MAX',
    kind: 'count',
    default: '2',
    meaning: 'The most open orders of an account whose e-mail address is not verified',
  },
  {
    name: 'UNPAID_PIECES_MAX',
    kind: 'count',
    default: '100',
    meaning: 'The most pieces of a product in the unpaid orders of an account',
  },
  {
    name: 'UNVERIFIED_TOTAL_MAX_CENTS',
    kind: 'cents',
    default: '200000',
    meaning: 'What the open orders of an account may come to, in cents, before its e-mail address is verified',
  },
  {
    name: 'NETWORK_PIECES_MAX',
    kind: 'count',
    default: '1000',
    meaning: 'The most pieces that accounts from one address (IPv6: /64) order in a day',
  },
  {
    name: 'TELEMETRY',
    kind: 'share',
    default: '1',
    meaning: 'Share of page views that report, 0.001 to 1; `off`: nothing is collected',
  },
  {
    name: 'STAGES',
    kind: 'text',
    default: '',
    meaning: 'Sites that a release goes through, in order: staging=https://… with commas; name=this is this site',
  },
  {
    name: 'SOCIAL_LINKS',
    kind: 'text',
    default: '',
    meaning: 'Pages of the shop at other sites: https addresses with commas, each alone or as name=address',
  },
  { name: 'BLOG_URL', kind: 'url', default: '', meaning: "The shop's blog, an https address; the footer links to it" },
  {
    name: 'GA4_MEASUREMENT_ID',
    kind: 'text',
    default: '',
    meaning: 'Google Analytics 4, such as `G-ABC123DEF4`; visitors are asked first. Not set: nothing is measured',
  },
  { name: 'CHROMIUM_PATH', kind: 'text', default: '', meaning: 'The browser of `npm test`, instead of one it finds' },
] as const satisfies readonly Setting[]

export type SettingName = (typeof SETTINGS)[number]['name']
