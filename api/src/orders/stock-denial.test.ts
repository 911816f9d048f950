import { like } from 'drizzle-orm'
import { rateLimits } from '../rate-limits/table'
import { orderCalls } from '../testing/order-calls'
import { placeTestOrder } from '../testing/place-test-order'
import { sendTestOrder } from '../testing/send-test-order'
import { call, newProduct, openTestShop, stock, type TestShop } from '../testing/test-shop'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop(20, {
    ...{ unpaidPiecesMax: 10, unverifiedTotalMaxCents: 20_000, networkPiecesMax: 30 },
  })
})
afterEach(() => shop.db.delete(rateLimits))
afterAll(() => shop.close())

const inStock = async (change = {}) => (await stock(shop, newProduct({ stock: 100, ...change })))[0]?.id ?? ''
const wish = (productId: string, quantity: number) => ({ productId, quantity })

/** Sends an order with the server's total; resolves to the response. */
async function send(token: string, ...products: ReturnType<typeof wish>[]) {
  const quote = await call(shop.app, 'POST', '/api/v1/shop/quote', { body: { products } })
  return sendTestOrder(shop.app, token, products, quote.json().data.orderTotal)
}

test('unpaid orders of an account hold a bounded number of pieces of a product, in several lines and at once, too', async () => {
  const [id, other] = [await inStock(), await inStock()]
  const many = await send('ada', wish(other, 1), wish(id, 11))
  expect([many.statusCode, many.json()]).toEqual([
    409,
    {
      status: 'error',
      message:
        'An order may have at most 10 pieces of a product until it is paid. Order fewer, then more when it is paid.',
      field: 'products.1.quantity',
    },
  ])
  const answers = await Promise.all(Array.from({ length: 6 }, () => send('ada', wish(id, 4))))
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 409, 409, 409, 409])
  const refused = answers.find(({ statusCode }) => statusCode === 409)?.json()
  expect(refused.message).toMatch(
    /^Unpaid orders may hold 10 pieces of a product, and yours hold 8 of one in this order\. Order at most 2 more, or pay or cancel/,
  )
  expect((await send('ada', wish(other, 10))).statusCode).toBe(200)
  const first = answers.find(({ statusCode }) => statusCode === 200)?.json().data._id
  await orderCalls(shop).buyer(first, 'cancel')
  expect((await send('ada', wish(id, 6))).statusCode).toBe(200)
})

test('above a sum an address must be verified', async () => {
  const id = await inStock({ priceCents: 5000 })
  const much = await send('unverified-una', wish(id, 4))
  expect([much.statusCode, much.json()]).toEqual([
    409,
    {
      status: 'error',
      message:
        'Without a verified email address your open orders may come to $200.00. Verify your address, then order again.',
      field: 'email',
    },
  ])
  expect((await send('unverified-una', wish(id, 2))).statusCode).toBe(200)
  expect((await send('unverified-una', wish(id, 2))).json().field).toBe('email')
  expect((await send('vera', wish(id, 4))).statusCode).toBe(200)
})

test('many accounts from one network order a bounded number of pieces a day, at once, too; what fails does not count', async () => {
  const limited = await openTestShop(20, { networkPiecesMax: 30 }, { rateLimits: 'on' })
  const ids = (await stock(limited, ...[1, 2, 3].map(() => newProduct({ stock: 100 })))).map(({ id }) => id)
  const order = async (token: string, remoteAddress: string, quantity: number, total?: number) => {
    const products = ids.map((productId) => wish(productId, quantity))
    const quote = await call(limited.app, 'POST', '/api/v1/shop/quote', { body: { products } })
    const body = {
      ...{ name: token, email: `${token}@shop.example`, phone: '01700000000', district: 'D', subDistrict: 'S' },
      ...{ country: 'C', orderNotes: 'n', postalCode: '1205', paymentType: 'check_payments', products },
      orderTotal: total ?? quote.json().data.orderTotal,
    }
    return limited.app.inject({
      ...{ method: 'POST', url: '/api/v1/shop/orderconfirm', remoteAddress, payload: body },
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() },
    })
  }
  for (let round = 0; round < 5; round += 1) expect((await order('eve', '203.0.113.9', 4, 1)).statusCode).toBe(409)
  const answers = await Promise.all(Array.from({ length: 12 }, (_, index) => order(`bot${index}`, '203.0.113.9', 2)))
  const codes = answers.map(({ statusCode }) => statusCode)
  expect(codes.filter((code) => code === 200)).toHaveLength(5)
  expect(codes.filter((code) => code === 409)).toHaveLength(7)
  expect(answers.find(({ statusCode }) => statusCode === 409)?.json().message).toMatch(/^As much as one network/)
  expect((await order('ada', '203.0.113.10', 4)).statusCode).toBe(200)
  const counted = await limited.db.select().from(rateLimits).where(like(rateLimits.key, 'day:pieces:%'))
  expect(counted.map(({ key, hits }) => [key, hits]).sort()).toEqual([
    ['day:pieces:203.0.113.10', 12],
    ['day:pieces:203.0.113.9', 30],
  ])
  await limited.close()
})

test('an order that is sent again counts once', async () => {
  const limited = await openTestShop(5, { networkPiecesMax: 3 }, { rateLimits: 'on' })
  const [product] = await stock(limited, newProduct({ stock: 9 }))
  const key = { 'idempotency-key': 'the-same-order' }
  const products = [wish(product?.id ?? '', 3)]
  const quote = await call(limited.app, 'POST', '/api/v1/shop/quote', { body: { products } })
  const again = () => sendTestOrder(limited.app, 'ada', products, quote.json().data.orderTotal, {}, key)
  const [first, second] = [await again(), await again()]
  expect([first.statusCode, second.statusCode]).toEqual([200, 200])
  expect(second.json().data._id).toBe(first.json().data._id)
  await expect(placeTestOrder(limited.app, 'bob', ...products)).rejects.toThrow('As much as one network')
  await limited.close()
})
