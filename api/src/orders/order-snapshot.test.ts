import { eq } from 'drizzle-orm'
import { products } from '../products/table'
import { placeTestOrder } from '../testing/place-test-order'
import { addVariants, call, newProduct, newVariant, openTestShop, stock, type TestShop } from '../testing/test-shop'
import { productVariants } from '../variants/table'

let shop: TestShop
let id: string
let variant: string

beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const bought = {
  name: 'Shirt',
  variantName: 'Charcoal, XXL',
  sku: 'TEE-CHARCOAL-XXL',
  image: '/media/v1-charcoal/640.webp',
  price: 21.99,
  total: 43.98,
  quantity: 2,
}

beforeEach(async () => {
  const [product] = await stock(shop, newProduct({ name: 'Shirt' }))
  id = product?.id ?? ''
  const xxl = newVariant({
    ...{ colour: 'Charcoal', size: 'XXL', sku: bought.sku, images: ['v1-charcoal'] },
    surchargeCents: 200,
  })
  ;[variant = ''] = await addVariants(shop, id, xxl, newVariant({ size: 'M' }))
})

/** The order line in the receipt, history and order page, and in the administrator's list and order. */
async function linesOf(order: string): Promise<unknown[]> {
  const read = async (path: string, token: string) => (await call(shop.app, 'GET', path, { token })).json().data
  const own = async (path: string, token: string) =>
    (await read(path, token)).find(({ _id }: { _id: string }) => _id === order)
  const orders = [
    await read(`/api/v1/shop/orders/${order}`, 'ada'),
    await own('/api/v1/shop/userorders?email=ada@shop.example', 'ada'),
    await read(`/api/v1/admin/orders/${order}`, 'admin'),
    await own('/api/v1/admin/orders?search=ada', 'admin'),
  ]
  return orders.map(({ products: [line] }) => line)
}

const change = (values: object) => shop.db.update(productVariants).set(values).where(eq(productVariants.id, variant))

test.each<[string, () => Promise<unknown>]>([
  ['is renamed', () => change({ colour: 'Graphite', size: '2XL' })],
  ['gets another SKU and price', () => change({ sku: 'NEW', surchargeCents: 900 })],
  ['loses its picture', () => change({ images: [] })],
  ['is deleted', () => shop.db.delete(productVariants).where(eq(productVariants.id, variant))],
  [
    'has its product renamed, repriced and hidden',
    () =>
      shop.db
        .update(products)
        .set({ name: 'New', priceCents: 1, images: [], active: false })
        .where(eq(products.id, id)),
  ],
  ['is deleted with its product', () => shop.db.delete(products).where(eq(products.id, id))],
])('an order keeps what was bought when the variant %s', async (_, happens) => {
  const order = await placeTestOrder(shop.app, 'ada', { productId: id, variant, quantity: 2 })
  await happens()
  const line = expect.objectContaining({ ...bought, productId: id, variant })
  // A row of the administrator's list has only the listed fields.
  const { price: _price, total: _total, ...shown } = bought
  expect(await linesOf(order)).toEqual([line, line, line, shown])
})

test('an order is cancelled although its variant was deleted, and the product’s stock stays the sum of its variants', async () => {
  const order = await placeTestOrder(shop.app, 'ada', { productId: id, variant, quantity: 2 })
  await shop.db.delete(productVariants).where(eq(productVariants.id, variant))
  await shop.db.update(products).set({ stock: 5, variantCount: 1 }).where(eq(products.id, id))
  const cancelled = await call(shop.app, 'POST', `/api/v1/shop/orders/${order}/cancel`, { token: 'ada' })
  expect(cancelled.json().data).toMatchObject({ status: 'Cancelled', products: [bought] })
  const [product] = await shop.db.select().from(products).where(eq(products.id, id))
  expect(product?.stock).toBe(5)
})
