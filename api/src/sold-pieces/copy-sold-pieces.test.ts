import { eq } from 'drizzle-orm'
import { products } from '../products/table'
import { orderCalls } from '../testing/order-calls'
import { placeTestOrder } from '../testing/place-test-order'
import { call, newProduct, openTestShop, stock, type TestShop } from '../testing/test-shop'
import { copySoldPieces } from './copy-sold-pieces'
import { recordSold } from './record-sold'
import { soldPieces } from './table'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const soldOf = async (id: string) => (await shop.db.select().from(products).where(eq(products.id, id)))[0]?.unitsSold

async function goods(unitsSold = 0): Promise<string> {
  const [product] = await stock(shop, newProduct({ stock: 50, unitsSold, category: 'garden' }))
  return product?.id ?? ''
}

test('a confirmed order leads the best sellers once its pieces are copied, and a cancelled one no more', async () => {
  const [first, second] = [await goods(), await goods(1)]
  const best = async () => {
    const query = 'category=garden&page=0&size=2&sort=best-selling'
    const answer = await call(shop.app, 'GET', `/api/v1/shop/categorywise?${query}`)
    return answer.json().data.map(({ _id }: { _id: string }) => _id)
  }
  const orders = orderCalls(shop)
  const id = await placeTestOrder(shop.app, 'ada', { productId: first, quantity: 3 })
  await copySoldPieces(shop.db)
  expect(await best()).toEqual([second, first])
  await orders.move(id, 'Confirmed')
  expect(await copySoldPieces(shop.db)).toBe(1)
  expect([await best(), await soldOf(first)]).toEqual([[first, second], 3])
  await orders.move(id, 'Cancelled')
  expect(await copySoldPieces(shop.db)).toBe(1)
  expect([await best(), await soldOf(first)]).toEqual([[second, first], 0])
  expect(await shop.db.select().from(soldPieces)).toEqual([])
})

test('processes that copy at once, while pieces are sold, count each piece once', async () => {
  const ids = await Promise.all(Array.from({ length: 12 }, () => goods()))
  const sell = async () => {
    for (const productId of ids) await recordSold(shop.db, [{ productId, pieces: 2 }])
  }
  const copy = async () => {
    for (let run = 0; run < 20; run += 1) await copySoldPieces(shop.db)
  }
  await Promise.all([sell(), copy(), sell(), copy(), copy()])
  await copySoldPieces(shop.db)
  expect(await Promise.all(ids.map(soldOf))).toEqual(ids.map(() => 4))
  expect(await shop.db.select().from(soldPieces)).toEqual([])
})

test('what another process copies is left to it, and so is the rest after a stop', async () => {
  const id = await goods()
  await recordSold(shop.db, [{ productId: id, pieces: 5 }])
  expect(await copySoldPieces(shop.db, AbortSignal.abort())).toBe(0)
  await shop.db.transaction(async (tx) => {
    await tx.execute('select pg_advisory_xact_lock(17, 0)')
    expect(await copySoldPieces(shop.db)).toBe(0)
  })
  expect(await soldOf(id)).toBe(0)
  expect(await copySoldPieces(shop.db)).toBe(1)
  expect(await soldOf(id)).toBe(5)
})

test('no product has sold fewer pieces than none, nor do pieces of a product that is gone stay', async () => {
  const id = await goods(1)
  await recordSold(shop.db, [
    { productId: id, pieces: -4 },
    { productId: newProduct().id, pieces: 1 },
  ])
  await copySoldPieces(shop.db)
  expect([await soldOf(id), await shop.db.select().from(soldPieces)]).toEqual([0, []])
})
