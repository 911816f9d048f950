import { parseSettings } from './parse-settings'

const parse = (env: Record<string, string>) => parseSettings(env, '/shop')

test('nothing set gives the documented local site', () => {
  expect(parse({})).toEqual({
    host: '127.0.0.1',
    ports: { site: 3000, api: 3001, database: 3002, auth: 3003, dev: 3010 },
    data: '/shop/.data',
    instances: 1,
    demo: true,
    seedProducts: undefined,
    databaseUrl: undefined,
    firebase: {
      projectId: 'demo-superium',
      apiKey: 'demo-key',
      authDomain: 'localhost',
      emulated: true,
      credentials: '',
    },
    signIn: { google: 'on', recaptcha: 'off' },
    tokenSyncUrl: undefined,
    telemetry: '1',
    stages: '',
    shipping: { flat: '2500', freeOver: '' },
    taxPercent: '15',
    payments: {
      bankDetails: expect.stringContaining('do not send money'),
      checkPayee: expect.stringContaining('do not send a check'),
      expiryHours: '168',
      ordersMax: '5',
      unverifiedMax: '2',
      piecesMax: '100',
      unverifiedTotalMaxCents: '200000',
      networkPiecesMax: '1000',
    },
    mail: { smtpUrl: '', from: '', support: '', address: '' },
    shell: { socialLinks: '', blogUrl: '', ga4MeasurementId: '' },
  })
})

test.each([
  ['SUPERIUM_PORT', '0'],
  ['SUPERIUM_API_PORT', '3001.5'],
  ['SUPERIUM_DB_PORT', '65536'],
  ['SUPERIUM_HOST', 'not a host'],
  ['SEED_PRODUCTS', '-4'],
  ['DATABASE_URL', 'mysql://localhost/shop'],
  ['TOKEN_SYNC_URL', 'somewhere'],
  ['TELEMETRY', '2'],
  ['TAX_PERCENT', '7.255'],
  ['TAX_PERCENT', '101'],
  ['SMTP_URL', 'https://mail.example.com'],
  ['MAIL_FROM', 'Superium'],
  ['SUPPORT_EMAIL', 'a@b.example, c@d.example'],
])('a bad %s is refused by name', (name, value) => {
  expect(() => parse({ [name]: value })).toThrow(name)
})

test('a refused DATABASE_URL is not repeated: it may hold a password', () => {
  expect(() => parse({ DATABASE_URL: 'postgres//shop:secret@db/shop' })).toThrow(/^(?!.*secret)/)
})

test('a mail server needs a sender, and its refused address is not repeated', () => {
  const SMTP_URL = 'smtps://shop:secret@mail.example.com:465'
  expect(() => parse({ SMTP_URL })).toThrow('MAIL_FROM')
  expect(parse({ SMTP_URL, MAIL_FROM: 'Superium <shop@shop.example>' }).mail.smtpUrl).toBe(SMTP_URL)
  expect(() => parse({ SMTP_URL: 'smtps//shop:secret@mail' })).toThrow(/^SMTP_URL (?!.*secret)/)
})

test('a real Firebase project needs its key and has no emulator', () => {
  expect(() => parse({ FIREBASE_PROJECT_ID: 'shop-1' })).toThrow('FIREBASE_API_KEY')
  expect(parse({ FIREBASE_PROJECT_ID: 'shop-1', FIREBASE_API_KEY: 'key' }).firebase).toEqual({
    projectId: 'shop-1',
    apiKey: 'key',
    authDomain: 'shop-1.firebaseapp.com',
    emulated: false,
    credentials: '',
  })
})
