import { addSeller } from '../testing/add-seller'
import { call, newProduct, openTestShop, stock, type TestShop } from '../testing/test-shop'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

async function quote(...wanted: [change: Parameters<typeof newProduct>[0], quantity: number][]) {
  const found = await stock(shop, ...wanted.map(([change]) => newProduct({ priceCents: 1000, ...change })))
  const products = wanted.map(([, quantity], index) => ({ productId: found[index]?.id, quantity }))
  return (await call(shop.app, 'POST', '/api/v1/shop/quote', { body: { products } })).json().data
}

test('the totals are of the pieces that can be bought', async () => {
  const answer = await quote([{ stock: 5 }, 1], [{ stock: 0 }, 1], [{ status: 'up-coming' }, 1], [{ stock: 2 }, 3])
  expect(answer.lines).toMatchObject([
    { available: 1, total: 10 },
    { available: 0, total: 0 },
    { available: 0, total: 0 },
    { available: 2, quantity: 3, total: 20 },
  ])
  expect(answer).toMatchObject({ subtotal: 30, taxEstimate: 4.5, shippingEstimate: 25, orderTotal: 59.5 })
})

test('a cart of which nothing can be bought costs nothing, delivery included', async () => {
  expect(await quote([{ stock: 0 }, 1])).toMatchObject({ subtotal: 0, shippingEstimate: 0, orderTotal: 0 })
})

test('a product of the own shop is marked and not counted, for its seller alone', async () => {
  const seller = await addSeller(shop, 'sol')
  const [own, other] = await stock(
    shop,
    newProduct({ priceCents: 1000, sellerId: seller.id }),
    newProduct({ priceCents: 700 }),
  )
  const products = [own, other].map((product) => ({ productId: product?.id, quantity: 1 }))
  const quoteFor = async (token?: string) =>
    (await call(shop.app, 'POST', '/api/v1/shop/quote', { body: { products }, ...(token && { token }) })).json().data
  const seen = await quoteFor('sol')
  expect(seen).toMatchObject({ subtotal: 7, lines: [{ available: 0, total: 0, ownShop: true }, { available: 1 }] })
  for (const token of ['ada', undefined]) {
    const { lines, subtotal } = await quoteFor(token)
    expect([lines[0].available, lines[0].ownShop, subtotal]).toEqual([1, undefined, 17])
  }
})
