import { readSeedSettings } from './seed-settings'

const DATABASE_URL = 'postgres://127.0.0.1/shop'

test('reads what is there and fills in the demo catalogue', () => {
  expect(readSeedSettings({ DATABASE_URL })).toEqual({ databaseUrl: DATABASE_URL, products: 576 })
  expect(
    readSeedSettings({
      DATABASE_URL,
      SEED_PRODUCTS: '900',
      FIREBASE_AUTH_EMULATOR_HOST: 'h:1',
      FIREBASE_PROJECT_ID: 'p',
    }),
  ).toEqual({ databaseUrl: DATABASE_URL, products: 900, emulator: { host: 'h:1', project: 'p' } })
})

test.each([
  ['DATABASE_URL', {}],
  ['SEED_PRODUCTS', { DATABASE_URL, SEED_PRODUCTS: 'many' }],
  ['SEED_PRODUCTS', { DATABASE_URL, SEED_PRODUCTS: '0' }],
  ['SEED_PRODUCTS', { DATABASE_URL, SEED_PRODUCTS: '1.5' }],
  ['FIREBASE_PROJECT_ID', { DATABASE_URL, FIREBASE_AUTH_EMULATOR_HOST: 'h:1' }],
])('names %s when it is wrong', (name, env) => {
  expect(() => readSeedSettings(env)).toThrow(name)
})
