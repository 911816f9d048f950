import { readSettings } from '@superium/shared/settings'
import { buildApp } from '../build-app'
import { parseMailSettings } from '../mail/parse-mail-settings'
import { createPayments } from '../payments/payments'
import { defaultShipping } from '../shipping/shipping-rules'
import { testPictures } from '../testing/test-pictures'
import { call, openTestShop, type TestShop } from '../testing/test-shop'
import { shopProfile } from './shop-profile'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const settingsOf = async (env: Record<string, string>, developmentSite: boolean) => {
  const mail = readSettings(env, String, (read) => parseMailSettings(read, { developmentSite, data: '/data' }))
  const app = await buildApp({
    db: shop.db,
    pictures: testPictures,
    verifyToken: async () => null,
    priceRules: { shipping: { flatCents: 999, freeOverCents: 5000 }, taxBasisPoints: 1250 },
    payments: createPayments(),
    shop: shopProfile({ site: 'https://shop.example', mail }),
    rateLimits: 'off',
  })
  const answer = await call(app, 'GET', '/api/v1/shop/settings')
  await app.close()
  return answer.json().data
}

test('the settings say what pages may promise', async () => {
  const answer = await call(shop.app, 'GET', '/api/v1/shop/settings')
  expect(answer.statusCode).toBe(200)
  expect(answer.headers.etag).toMatch(/^"/)
  const { data } = answer.json()
  expect(data).toMatchObject({ mail: true, shipping: { flat: defaultShipping.flatCents / 100 }, returnDays: 60 })
  expect(data).not.toHaveProperty('supportEmail')
  expect(data).not.toHaveProperty('address')
  expect(data.payments.map(({ type, name }: { type: string; name: string }) => [type, name])).toEqual([
    ['direct_bank_transfer', 'Direct bank transfer'],
    ['check_payments', 'Check payments'],
    ['cash_on_delivery', 'Cash on delivery'],
  ])
})

test('a shop without a mail server promises no e-mails; a development site keeps them as files', async () => {
  expect(await settingsOf({}, false)).toMatchObject({
    mail: false,
    taxPercent: 12.5,
    shipping: { flat: 9.99, freeOver: 50 },
  })
  expect(await settingsOf({}, true)).toMatchObject({ mail: true })
})

test('a shop with a mail server, support address and postal address says so', async () => {
  const env = {
    SMTP_URL: 'smtps://user:secret@mail.example.com',
    MAIL_FROM: 'Superium <shop@shop.example>',
    SUPPORT_EMAIL: 'help@shop.example',
    SHOP_ADDRESS: '1 High Street | 1000 Dhaka',
  }
  const data = await settingsOf(env, false)
  expect(data).toMatchObject({
    mail: true,
    supportEmail: 'help@shop.example',
    address: ['1 High Street', '1000 Dhaka'],
  })
  expect(JSON.stringify(data)).not.toContain('secret')
})
