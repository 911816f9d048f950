import { defaultShop } from '../shop-settings/shop-profile'
import { openTestShop, type TestShop } from '../testing/test-shop'
import { mailOutbox } from './table'
import { SHOP_MAILS_A_DAY, tellShop } from './tell-shop'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterEach(() => shop.db.delete(mailOutbox))
afterAll(() => shop.close())

const withSupport = { ...defaultShop, supportEmail: 'help@shop.example' }
const mail = (recipient: string) => ({ recipient, subject: 'News', text: 'News' })
const mails = () => shop.db.select().from(mailOutbox)
const today = new Date('2026-03-15T10:00:00Z')
const tomorrow = new Date('2026-03-16T00:00:00Z')

test('without a support address no e-mail is sent', async () => {
  await tellShop(shop.db, defaultShop, 'report', mail, today)
  expect(await mails()).toEqual([])
})

test('each kind of news is bounded by the day, and a full one keeps no other from arriving', async () => {
  const many = SHOP_MAILS_A_DAY.report + 3
  await Promise.all(Array.from({ length: many }, () => tellShop(shop.db, withSupport, 'report', mail, today)))
  expect(await mails()).toHaveLength(SHOP_MAILS_A_DAY.report)
  await tellShop(shop.db, withSupport, 'application', mail, today)
  await tellShop(shop.db, withSupport, 'report', mail, tomorrow)
  expect(await mails()).toHaveLength(SHOP_MAILS_A_DAY.report + 2)
})
