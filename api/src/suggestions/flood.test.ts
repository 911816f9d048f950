import { buildApp } from '../build-app'
import { type Catalogue, createCachedCatalogue } from '../catalogue/cached-catalogue'
import { currentReader } from '../http/current-reader'
import { createPayments } from '../payments/payments'
import { defaultPriceRules } from '../shipping/price-rules'
import { defaultShop } from '../shop-settings/shop-profile'
import { openTestDatabase } from '../testing/test-database'
import { testPictures } from '../testing/test-pictures'

test('what suggestions read from the database waits its turn, counted by the visitor’s network', async () => {
  const { db, close } = await openTestDatabase()
  const readers: string[] = []
  const limitConcurrency: Catalogue['limitConcurrency'] = (read) => {
    readers.push(currentReader())
    return read()
  }
  const catalogue = createCachedCatalogue({ db, pictures: testPictures, limitConcurrency }, 'off')
  const app = await buildApp(
    {
      ...{ db, catalogue, pictures: testPictures, verifyToken: async () => null, priceRules: defaultPriceRules },
      ...{ payments: createPayments(), shop: defaultShop, rateLimits: 'off' as const },
    },
    { trustProxy: 'loopback' },
  )
  for (const address of ['203.0.113.7', '2001:db8::1', '2001:db8::22', '::1']) {
    const headers = { 'x-forwarded-for': address }
    await app.inject({ url: `/api/v1/shop/suggestions?search=w${address.length}`, headers })
  }
  // Each looks for the words, then for a part of them.
  const networks = ['203.0.113.7', '2001:db8:0::/48', '2001:db8:0::/48', '']
  expect(readers).toEqual(networks.flatMap((network) => [network, network]))
  await app.close()
  await close()
})
