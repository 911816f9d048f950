import { buildApp } from '../build-app'
import type { Database } from '../database/database'
import { createPayments } from '../payments/payments'
import { defaultPriceRules } from '../shipping/price-rules'
import { defaultShop } from '../shop-settings/shop-profile'
import { sharedSerializers } from './shared-serializers/shared-serializers'
import { testPictures } from './test-pictures'

/** An API with its rate limits on; a token is the uid of its account, whose address is verified unless it begins with `unverified-`. */
export async function openLimitedApi(db: Database) {
  const app = await buildApp(
    {
      db,
      pictures: testPictures,
      verifyToken: async (uid) => ({
        uid,
        email: `${uid}@shop.example`,
        name: uid,
        admin: false,
        seller: false,
        emailVerified: !uid.startsWith('unverified-'),
      }),
      priceRules: defaultPriceRules,
      payments: createPayments(),
      shop: defaultShop,
      rateLimits: 'on',
    },
    sharedSerializers,
  )
  await app.ready()
  return app
}
