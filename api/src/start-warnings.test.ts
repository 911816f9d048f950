import { generateKeyPairSync } from 'node:crypto'
import { parseSettings } from './settings'
import { startWarnings } from './start-warnings'

const shop = {
  DATABASE_URL: 'postgres://u:p@127.0.0.1:5432/shop',
  FIREBASE_PROJECT_ID: 'superium',
  NODE_ENV: 'production',
}
function serviceAccount(): string {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return JSON.stringify({
    client_email: 'a@b.example',
    private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
  })
}
const namesOf = (change: object) =>
  startWarnings(parseSettings({ ...shop, ...change })).map((warning) => warning.replace(/ is not set:.*/, ''))

test('a start in production names the settings without which an offered payment, payout, role or e-mail cannot work', () => {
  const set: Record<string, object> = {
    SMTP_URL: { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'Shop <shop@mail.example>' },
    GOOGLE_APPLICATION_CREDENTIALS: { GOOGLE_APPLICATION_CREDENTIALS: serviceAccount() },
    SUPPORT_EMAIL: { SUPPORT_EMAIL: 'help@shop.example' },
    SHOP_ADDRESS: { SHOP_ADDRESS: 'Superium|1 Main Street' },
    BANK_DETAILS: { BANK_DETAILS: 'IBAN 1' },
    CHECK_PAYEE: { CHECK_PAYEE: 'Superium' },
    PAYOUT_KEY: { PAYOUT_KEY: Buffer.alloc(32).toString('base64') },
  }
  expect(namesOf({})).toEqual(Object.keys(set))
  expect(namesOf(Object.assign({}, ...Object.values(set)))).toEqual([])
  for (const [name, without] of Object.entries(set)) {
    const others = Object.values(set).filter((one) => one !== without)
    expect(namesOf(Object.assign({}, ...others))).toEqual([name])
  }
})

test('a development site starts without warnings', () => {
  const emulated = {
    NODE_ENV: 'development',
    FIREBASE_PROJECT_ID: 'demo-shop',
    FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:1',
  }
  expect(namesOf(emulated)).toEqual([])
})
