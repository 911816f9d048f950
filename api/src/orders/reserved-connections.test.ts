import { buildApp } from '../build-app'
import { openDatabase } from '../database/database'
import { createPayments } from '../payments/payments'
import { defaultPriceRules } from '../shipping/price-rules'
import { defaultShop } from '../shop-settings/shop-profile'
import { testPictures } from '../testing/test-pictures'
import { call, newProduct, openTestShop, stock } from '../testing/test-shop'
import { orderBody } from '../trials/order-body'

test('an order is placed while every connection but the reserved ones is taken', async () => {
  const shop = await openTestShop()
  const [lamp] = await stock(shop, newProduct({ priceCents: 2000, stock: 5 }))
  const busy = openDatabase(shop.url, { connections: 1, connectionWait: 60_000 })
  const reserved = openDatabase(shop.url, { connections: 2 })
  const app = await buildApp({
    ...{ db: busy.db, reservedDb: reserved.db, pictures: testPictures, priceRules: defaultPriceRules },
    ...{ payments: createPayments(), shop: defaultShop, rateLimits: 'on' as const },
    verifyToken: async (uid) => ({
      ...{ uid, email: `${uid}@shop.example`, name: uid, admin: false, seller: false, emailVerified: true },
    }),
  })
  await app.ready()
  let release = () => {}
  let taking = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const taken = new Promise<void>((resolve) => {
    taking = resolve
  })
  const holding = busy.db.transaction(async () => {
    taking()
    await held
  })
  await taken
  const products = [{ productId: lamp?.id ?? '', quantity: 1 }]
  let quoted = false
  const quote = call(app, 'POST', '/api/v1/shop/quote', { body: { products } }).then((answer) => {
    quoted = true
    return answer
  })
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const placed = await call(app, 'POST', '/api/v1/shop/orderconfirm', {
    ...{ token: 'ada', headers, body: orderBody('ada', products, 48) },
  })
  expect(placed.statusCode).toBe(200)
  expect(quoted).toBe(false)
  release()
  await holding
  expect((await quote).statusCode).toBe(200)
  await app.close()
  await Promise.all([busy.close(), reserved.close()])
  await shop.close()
})
