import { buildApp } from '../build-app'
import { openDatabase } from '../database/database'
import { createPayments } from '../payments/payments'
import { openPictureStore } from '../pictures/picture-store'
import { defaultPriceRules } from '../shipping/price-rules'
import { defaultShop } from '../shop-settings/shop-profile'

/** The OpenAPI document of the API. Builds the app without a database. */
export async function openApiDocument(): Promise<object> {
  const { db, close } = openDatabase('postgres://127.0.0.1:1/none')
  const pictures = openPictureStore('.')
  const app = await buildApp({
    db,
    pictures,
    verifyToken: async () => null,
    priceRules: defaultPriceRules,
    shop: defaultShop,
    payments: createPayments(),
    rateLimits: 'on',
  })
  try {
    await app.ready()
    return app.swagger()
  } finally {
    await app.close()
    await close()
  }
}
