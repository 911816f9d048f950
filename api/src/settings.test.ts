import { parseSettings } from './settings'

const good = { DATABASE_URL: 'postgres://u:p@127.0.0.1:5432/shop', FIREBASE_PROJECT_ID: 'demo-superium' }

test('unset variables have defaults', () => {
  expect(parseSettings(good)).toMatchObject({
    host: '127.0.0.1',
    port: 3001,
    priceRules: { shipping: { flatCents: 2500, freeOverCents: null }, taxBasisPoints: 1500 },
    rateLimits: 'on',
    trustProxy: ['loopback'],
    pictureSource: undefined,
  })
})

test.each([
  ['DATABASE_URL', { DATABASE_URL: '' }],
  ['DATABASE_URL', { DATABASE_URL: 'mysql://root:secret@db/shop' }],
  ['FIREBASE_PROJECT_ID', { FIREBASE_PROJECT_ID: '' }],
  ['PORT', { PORT: '70000' }],
  ['PORT', { PORT: '80a' }],
  ['SHIPPING_FREE_OVER_CENTS', { SHIPPING_FREE_OVER_CENTS: '50.00' }],
  ['TAX_PERCENT', { TAX_PERCENT: '7.255' }],
  ['TAX_PERCENT', { TAX_PERCENT: '100.01' }],
  ['TAX_PERCENT', { TAX_PERCENT: '15 %' }],
  ['UNPAID_EXPIRY_HOURS', { UNPAID_EXPIRY_HOURS: '0' }],
  ['UNPAID_EXPIRY_HOURS', { UNPAID_EXPIRY_HOURS: '1.5' }],
  ['UNPAID_EXPIRY_HOURS', { UNPAID_EXPIRY_HOURS: '1000001' }],
  ['UNPAID_ORDERS_MAX', { UNPAID_ORDERS_MAX: '-1' }],
  ['UNPAID_PIECES_MAX', { UNPAID_PIECES_MAX: '0' }],
  ['UNVERIFIED_TOTAL_MAX_CENTS', { UNVERIFIED_TOTAL_MAX_CENTS: '1.5' }],
  ['NETWORK_PIECES_MAX', { NETWORK_PIECES_MAX: 'all' }],
  ['UNPAID_ORDERS_MAX', { UNPAID_ORDERS_MAX: 'many' }],
  ['RATE_LIMITS', { RATE_LIMITS: 'maybe' }],
  ['SERVICE_TOKEN', { SERVICE_TOKEN: 'short' }],
  ['SERVICE_TOKEN', { SERVICE_TOKEN: 'with spaces in it, though long' }],
  ['TRUST_PROXY', { TRUST_PROXY: 'everybody' }],
  ['TRUST_PROXY', { TRUST_PROXY: 'true' }],
  ['TRUST_PROXY', { TRUST_PROXY: 'loopback,10.0.0.0/33' }],
  ['FIREBASE_AUTH_EMULATOR_HOST', { NODE_ENV: 'production', FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:3003' }],
  ['FIREBASE_PROJECT_ID', { NODE_ENV: 'production' }],
])('a bad %s is refused by its name (%j)', (name, change) => {
  expect(() => parseSettings({ ...good, ...change })).toThrow(new RegExp(`^${name} must`))
})

test('a tax has up to two decimals', () => {
  const tax = (percent: string) => parseSettings({ ...good, TAX_PERCENT: percent }).priceRules.taxBasisPoints
  expect([tax('0'), tax('7.25'), tax('8.1'), tax('1.15')]).toEqual([0, 725, 810, 115])
})

test('payment rules have defaults, and lines of a text are separated by bars, \\n or line breaks', () => {
  const rules = (change: object) => parseSettings({ ...good, ...change }).payments
  expect(rules({})).toEqual({
    bankDetails: [],
    checkPayee: [],
    unpaidExpiryHours: 168,
    unpaidOrdersMax: 5,
    unverifiedOrdersMax: 2,
    unpaidPiecesMax: 100,
    unverifiedTotalMaxCents: 200_000,
    networkPiecesMax: 1000,
  })
  const set = { BANK_DETAILS: ' Bank | IBAN 1|| ', CHECK_PAYEE: 'Superium\\n1 Lake Road\nDhaka' }
  expect(rules({ ...set, UNPAID_EXPIRY_HOURS: '48', UNPAID_ORDERS_MAX: '1' })).toEqual({
    bankDetails: ['Bank', 'IBAN 1'],
    checkPayee: ['Superium', '1 Lake Road', 'Dhaka'],
    unpaidExpiryHours: 48,
    unpaidOrdersMax: 1,
    unverifiedOrdersMax: 2,
    unpaidPiecesMax: 100,
    unverifiedTotalMaxCents: 200_000,
    networkPiecesMax: 1000,
  })
})

test('an error message does not contain the database password', () => {
  expect(() => parseSettings({ ...good, DATABASE_URL: 'mysql://root:secret@db/shop' })).not.toThrow(/secret/)
})

test('TRUST_PROXY accepts addresses, ranges and names', () => {
  const { trustProxy } = parseSettings({ ...good, TRUST_PROXY: 'loopback, 10.0.0.0/8,::1' })
  expect(trustProxy).toEqual(['loopback', '10.0.0.0/8', '::1'])
})
