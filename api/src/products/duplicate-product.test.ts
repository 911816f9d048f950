import { uuidv7 } from 'uuidv7'
import { appendPriceHistory } from '../sales/append-price-history'
import { saleItems, sales } from '../sales/table'
import { addVariants, call, newProduct, newVariant, openTestShop, stock, type TestShop } from '../testing/test-shop'
import { textAttributeNames } from './text-attributes'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const DAY = 86_400_000
const at = (id: string, path: string) => `/api/v1/admin/products/${id}/${path}`
const duplicate = (id: string) => call(shop.app, 'POST', at(id, 'duplicate'), { token: 'admin' })
const prices = async (id: string) => (await call(shop.app, 'GET', at(id, 'prices'), { token: 'admin' })).json().data

test('a copy is hidden, has no stock, and has SKUs and a price history of its own', async () => {
  const [product] = await stock(shop, newProduct({ name: 'Shirt', featured: true, tags: ['gift'], imageAlts: ['It'] }))
  const id = product?.id ?? ''
  const m = newVariant({ stock: 3, surchargeCents: 200, images: ['v1-rust'] })
  await addVariants(shop, id, newVariant({ size: 'S' }), m)
  const answer = await duplicate(id)
  expect(answer.statusCode).toBe(201)
  const { data } = answer.json()
  expect(data).toMatchObject({
    ...{ name: 'Copy of Shirt', stock: 0, active: false, featured: false, variantCount: 2, price: 19.99 },
    ...{ tags: ['gift'], imageAlts: ['It'], highestPrice: 21.99 },
    variants: [
      { size: 'S', stock: 0 },
      { size: 'M', stock: 0, price: 21.99, images: ['/media/v1-rust/640.webp'] },
    ],
  })
  const skus = [data.sku, ...data.variants.map(({ sku }: { sku: string }) => sku)]
  expect(new Set([...skus, product?.sku, m.sku]).size).toBe(5)
  expect((await call(shop.app, 'GET', `/api/v1/shop/data/${data._id}`)).statusCode).toBe(404)
  expect((await prices(data._id)).prices).toMatchObject([{ price: 19.99 }])
  expect((await duplicate(uuidv7())).statusCode).toBe(404)
})

test('a copy has every text of the original', async () => {
  const texts = Object.fromEntries(textAttributeNames.map((name) => [name, `A ${name}`]))
  const [product] = await stock(shop, newProduct(texts))
  expect((await duplicate(product?.id ?? '')).json().data).toMatchObject(texts)
})

test('the price history names its sales, and says what the 30-day rule compares a discount with', async () => {
  const [product] = await stock(shop, newProduct({ createdAt: new Date(Date.now() - 90 * DAY), priceCents: 2000 }))
  const productId = product?.id ?? ''
  const [past, next] = [uuidv7(), uuidv7()]
  const ago = (days: number) => new Date(Date.now() - days * DAY)
  await shop.db.insert(sales).values([
    { id: past, name: 'Autumn', startsAt: ago(20), endsAt: ago(10), state: 'ended' },
    { id: next, name: 'Winter', startsAt: ago(-10), endsAt: ago(-20) },
  ])
  await shop.db.insert(saleItems).values([
    { productId, saleId: past, priceCents: 1500 },
    { productId, saleId: next, priceCents: 1400 },
  ])
  await appendPriceHistory(shop.db, [{ productId, priceCents: 1500, saleId: past }], ago(20))
  await appendPriceHistory(shop.db, [{ productId, priceCents: 2000, saleId: null }], ago(10))
  expect(await prices(productId)).toMatchObject({
    lowestOf30Days: 15,
    prices: [{ price: 20 }, { price: 15, sale: 'Autumn' }, { price: 20 }],
    sales: [{ name: 'Winter', price: 14 }],
  })
  const [fresh] = await stock(shop, newProduct({ createdAt: new Date() }))
  expect(await prices(fresh?.id ?? '')).toMatchObject({ lowestOf30Days: null, sales: [] })
  expect((await call(shop.app, 'GET', at(uuidv7(), 'prices'), { token: 'admin' })).statusCode).toBe(404)
})
