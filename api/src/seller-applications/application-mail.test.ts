import { mailOutbox } from '../mail/table'
import { defaultShop } from '../shop-settings/shop-profile'
import { applyToSell } from '../testing/apply-to-sell'
import { call, openTestShop, type TestShop } from '../testing/test-shop'

const support = 'help@shop.example'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop(undefined, {}, { shop: { ...defaultShop, supportEmail: support } })
})
afterAll(() => shop.close())

const told = async () => (await shop.db.select().from(mailOutbox)).filter(({ recipient }) => recipient === support)

test('each application is mailed to the shop once, even if two tabs apply at the same moment', async () => {
  const both = await Promise.all([applyToSell(shop, 'ada'), applyToSell(shop, 'ada')])
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  const [first, ...more] = await told()
  expect([first?.subject, more]).toEqual(['New application to sell: Lake Goods', []])
  const { id } = both.map((answer) => answer.json().data).find(Boolean)
  for (const part of ['Ada Lovelace <ada@shop.example>', `/superium-admin/sellers/${id}`])
    expect(first?.text).toContain(part)

  const body = { decision: 'decline', reason: 'The logo is not yours.' }
  await call(shop.app, 'POST', `/api/v1/admin/sellers/${id}/decisions`, { token: 'admin', body })
  expect(await told()).toHaveLength(1)
  expect((await applyToSell(shop, 'ada')).statusCode).toBe(200)
  expect((await told()).map(({ subject }) => subject).slice(1)).toEqual(['Application to sell, again: Lake Goods'])
})
