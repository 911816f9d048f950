import { mailOutbox } from '../mail/table'
import { defaultShop } from '../shop-settings/shop-profile'
import { addSeller } from '../testing/add-seller'
import { call, newProduct, openTestShop, stock, type TestShop } from '../testing/test-shop'

const support = 'help@shop.example'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop(undefined, {}, { shop: { ...defaultShop, supportEmail: support } })
})
afterAll(() => shop.close())

test('a reported text is mailed to the shop once, with the reason', async () => {
  const { id: sellerId } = await addSeller(shop, 'sol', { shopName: 'Lake Goods' })
  const [product] = await stock(shop, newProduct({ sellerId, name: 'Stoneware Mug' }))
  const productId = product?.id ?? ''
  const asked = await call(shop.app, 'POST', `/api/v1/shop/products/${productId}/questions`, {
    token: 'ada',
    body: { text: 'Buy cheaper at <b>evil.example</b>!' },
  })
  const body = { productId, kind: 'question', contentId: asked.json().data._id, reason: 'Advertising' }
  const report = () => call(shop.app, 'POST', '/api/v1/seller/reports', { token: 'sol', body })
  const answers = await Promise.all([report(), report()])
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409])
  const [mail, ...more] = (await shop.db.select().from(mailOutbox)).filter(({ recipient }) => recipient === support)
  expect([mail?.subject, more]).toEqual(['A question was reported: Stoneware Mug', []])
  for (const part of ['Lake Goods', 'Advertising', 'evil.example', '/superium-admin/reviews?state=reported'])
    expect(mail?.text).toContain(part)
  expect(mail?.html).not.toContain('<b>evil')
})
