import { mountSmallDisk, until } from '@superium/shared/testing/node'
import { Client } from 'pg'
import { buildApp } from '../../../api/src/build-app'
import { createCachedCatalogue } from '../../../api/src/catalogue/cached-catalogue'
import { openDatabase } from '../../../api/src/database/database'
import { migrateDatabase } from '../../../api/src/migrate/migrate'
import { createPayments, defaultPaymentRules } from '../../../api/src/payments/payments'
import { insertProducts } from '../../../api/src/products/insert-products'
import { defaultPriceRules } from '../../../api/src/shipping/price-rules'
import { defaultShop } from '../../../api/src/shop-settings/shop-profile'
import { sendTestOrder } from '../../../api/src/testing/send-test-order'
import { testPictures } from '../../../api/src/testing/test-pictures'
import { call, newProduct } from '../../../api/src/testing/test-shop'
import { freePort } from '../process/free-port'
import { RunLock } from '../process/run-lock'
import { Supervisor } from '../process/supervisor'
import { parseSettings } from '../settings/parse-settings'
import { runEmbeddedDatabase } from './run-embedded-database'

jest.setTimeout(240_000)

/** Room for a fresh cluster, the tables, and some write-ahead log. */
const disk = mountSmallDisk(320)
afterAll(() => disk?.unmount())

const ROOT = '/'
const WORDS = 'The shop is busy or under repair. Try again in a moment.'
const LISTING = '/api/v1/shop/products?page=0&size=5'

/** The API over a database, with its caches. */
async function openShop(url: string) {
  const { db, close } = openDatabase(url, { onConnectionLost: () => undefined })
  const catalogue = createCachedCatalogue({ db, pictures: testPictures }, 'on')
  const app = await buildApp({
    ...{ db, catalogue, pictures: testPictures, priceRules: defaultPriceRules, shop: defaultShop, rateLimits: 'off' },
    payments: createPayments({ ...defaultPaymentRules, unpaidOrdersMax: 10_000, unpaidPiecesMax: 1_000_000 }),
    verifyToken: async (uid) => ({
      ...{ uid, email: `${uid}@shop.example`, emailVerified: true, name: uid, admin: false, seller: false },
    }),
  })
  const product = newProduct({ stock: 100_000 })
  await insertProducts(db, [product])
  const products = [{ productId: product.id, quantity: 1 }]
  const { data } = (await call(app, 'POST', '/api/v1/shop/quote', { body: { products } })).json()
  return {
    /** Places an order; returns the status and message of the response. */
    async order(key: string) {
      const headers = { 'idempotency-key': key }
      const answer = await sendTestOrder(app, 'ann', products, data.orderTotal, {}, headers)
      return { status: answer.statusCode, ...answer.json() }
    },
    listing: async () => (await call(app, 'GET', LISTING)).statusCode,
    orders: async () => (await db.execute<{ n: number }>('select count(*)::int as n from orders')).rows[0]?.n,
    async close() {
      await app.close()
      await close()
    },
  }
}

/** Writes until the write-ahead log fills the disk and PostgreSQL stops. */
async function endPostgres(url: string): Promise<void> {
  const client = new Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  const write = () => client.query("select pg_logical_emit_message(false, 'test', repeat('x', 4000000))")
  for (let megabytes = 0; megabytes < 320; megabytes += 4)
    if (
      !(await write().then(
        () => true,
        () => false,
      ))
    )
      return
  throw new Error('there was room for all of it')
}

;(disk ? test : test.skip)(
  'a full disk under PostgreSQL: the catalogue goes on, orders are 503 in words, and with room all is as acknowledged',
  async () => {
    const { path, fill, free } = disk as NonNullable<typeof disk>
    const settings = parseSettings({ SUPERIUM_DATA: path, SUPERIUM_DB_PORT: String(await freePort()) }, ROOT)
    const said: string[] = []
    const supervisor = new Supervisor(ROOT, path, await RunLock.take(path, ''), (line) => said.push(line))
    let failed: unknown
    supervisor.failed.catch((reason) => {
      failed = reason
    })
    try {
      const url = await runEmbeddedDatabase(settings, supervisor)
      await migrateDatabase(url)
      const shop = await openShop(url)
      const keys: string[] = []
      const orderNew = () => {
        keys.push(crypto.randomUUID())
        return shop.order(keys.at(-1) ?? '')
      }
      expect((await orderNew()).status).toBe('success')
      expect(await shop.listing()).toBe(200)

      fill()
      await endPostgres(url)
      expect(await orderNew()).toMatchObject({ status: 'error', message: WORDS })
      await until(() => said.some((line) => line.includes('It is tried again.')))
      expect(said[0]).toBe('PostgreSQL ended; restarting it.')
      expect(await orderNew()).toMatchObject({ status: 'error', message: WORDS })
      expect(await shop.listing()).toBe(200)

      free()
      await until(async () => (await shop.order(keys[0] ?? '')).status === 'success')
      for (const key of keys) expect((await shop.order(key)).status).toBe('success')
      expect(await shop.orders()).toBe(keys.length)
      expect(failed).toBeUndefined()
      await shop.close()
    } finally {
      await supervisor.stop()
    }
  },
)
