import { parseSettings } from './settings'
import { startWarnings } from './start-warnings'

const shop = {
  DATABASE_URL: 'postgres://u:p@127.0.0.1:5432/shop',
  FIREBASE_PROJECT_ID: 'superium',
  NODE_ENV: 'production',
}
const namesOf = (change: object) =>
  startWarnings(parseSettings({ ...shop, ...change })).map((warning) => warning.replace(/ is not set:.*/, ''))

test('a start in production names the settings without which an offered payment, payout or e-mail cannot work', () => {
  expect(namesOf({})).toEqual(['SMTP_URL', 'BANK_DETAILS', 'CHECK_PAYEE', 'PAYOUT_KEY'])
  const mail = { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'Shop <shop@mail.example>' }
  expect(namesOf({ ...mail, BANK_DETAILS: 'IBAN 1' })).toEqual(['CHECK_PAYEE', 'PAYOUT_KEY'])
  const PAYOUT_KEY = Buffer.alloc(32).toString('base64')
  expect(namesOf({ ...mail, BANK_DETAILS: 'IBAN 1', CHECK_PAYEE: 'Superium', PAYOUT_KEY })).toEqual([])
})

test('a development site starts without warnings', () => {
  const emulated = {
    NODE_ENV: 'development',
    FIREBASE_PROJECT_ID: 'demo-shop',
    FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:1',
  }
  expect(namesOf(emulated)).toEqual([])
})
