import { sql } from 'drizzle-orm'
import { addSeller } from '../../testing/add-seller'
import { holdInTransaction } from '../../testing/hold-in-transaction'
import { call, openTestShop, type TestShop } from '../../testing/test-shop'

const CONNECTIONS = 4
/** One running import and four waiting ones. */
const MOST_OF_ONE_SELLER = 5

let shop: TestShop
let mine: string
beforeAll(async () => {
  shop = await openTestShop(CONNECTIONS)
  mine = (await addSeller(shop, 'sol')).id
  await addSeller(shop, 'tia')
})
afterAll(() => shop.close())

const LAMP = [
  'id,title,description,price,quantity,availability,brand,product_type',
  'LAMP-1,Lamp,Bright,20.00 USD,5,in_stock,Lake,books',
].join('\n')
const dryRun = async (token: string) =>
  (await call(shop.app, 'POST', '/api/v1/seller/products/import', { token, body: { file: LAMP, dryRun: true } }))
    .statusCode

test('imports of one seller need one connection together, and one too many is refused', async () => {
  const release = await holdInTransaction(shop.db, (tx) =>
    tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${mine}, 14))`),
  )
  const imports = Array.from({ length: MOST_OF_ONE_SELLER + 1 }, () => dryRun('sol'))
  expect(await Promise.race(imports)).toBe(503)
  expect(await dryRun('tia')).toBe(200)
  await release()
  expect((await Promise.all(imports)).filter((code) => code === 200)).toHaveLength(MOST_OF_ONE_SELLER)
})
