import { eq } from 'drizzle-orm'
import { sendTestOrder } from '../testing/send-test-order'
import { addVariants, call, newProduct, newVariant, openTestShop, stock, type TestShop } from '../testing/test-shop'
import { productVariants } from '../variants/table'
import { products } from './table'

let shop: TestShop

beforeAll(async () => {
  shop = await openTestShop(20)
})
afterAll(() => shop.close())

const rust = newVariant({ sku: 'TEE-RUST-M', colour: 'Rust', size: 'M', stock: 3, images: ['v1-rust'] })

/** A shirt of $19.99: Rust in M (3 pieces, own picture) and Navy in XL ($2 more, 4 pieces). */
async function shirt() {
  const [product] = await stock(shop, newProduct({ name: 'Shirt', stock: 99 }))
  const id = product?.id ?? ''
  const m = { ...rust, id: newVariant().id }
  const xl = newVariant({ colour: 'Navy', size: 'XL', surchargeCents: 200, stock: 4 })
  await addVariants(shop, id, m, xl)
  return { id, m: m.id, xl: xl.id }
}

const quote = async (lines: object[]) =>
  (await call(shop.app, 'POST', '/api/v1/shop/quote', { body: { products: lines } })).json().data

const order = (lines: object[], orderTotal: number, token = 'ada') => sendTestOrder(shop.app, token, lines, orderTotal)

async function stocks(id: string) {
  const [product] = await shop.db.select().from(products).where(eq(products.id, id))
  const rows = await shop.db.select().from(productVariants).where(eq(productVariants.productId, id))
  return { product: product?.stock, variants: Object.fromEntries(rows.map((row) => [row.id, row.stock])) }
}

test('the product detail lists variants with SKU, stock, price and picture; listings have only their number', async () => {
  const { id, m, xl } = await shirt()
  const { data } = (await call(shop.app, 'GET', `/api/v1/shop/data/${id}`)).json()
  expect(data).toMatchObject({ price: 19.99, highestPrice: 21.99, stock: 7, variantCount: 2 })
  expect(data.variants).toEqual([
    {
      ...{ _id: m, sku: 'TEE-RUST-M', colour: 'Rust', size: 'M', name: 'Rust, M' },
      ...{
        price: 19.99,
        stock: 3,
        images: ['/media/v1-rust/640.webp'],
        tones: [expect.stringMatching(/^[0-9a-f]{12}$/)],
      },
    },
    expect.objectContaining({ _id: xl, name: 'Navy, XL', price: 21.99, stock: 4, images: ['/media/v1-test/640.webp'] }),
  ])
  const listed = (await call(shop.app, 'GET', `/api/v1/shop/products-by-id?ids=${id}`)).json().data[0]
  expect(listed.variantCount).toBe(2)
  expect(listed).not.toHaveProperty('variants')
})

test('a product without variants has no variant count in listings and an empty list in its detail', async () => {
  const [product] = await stock(shop, newProduct())
  const { data } = (await call(shop.app, 'GET', `/api/v1/shop/data/${product?.id}`)).json()
  expect(data.variants).toEqual([])
  expect(data).not.toHaveProperty('variantCount')
  expect((await quote([{ productId: product?.id, quantity: 1 }])).lines[0]).not.toHaveProperty('variant')
})

test('a quote has one line per variant, with its price and stock', async () => {
  const { id, m, xl } = await shirt()
  const { lines, missing, missingVariants } = await quote([
    { productId: id, variant: xl, quantity: 5 },
    { productId: id, variant: m, quantity: 1 },
    { productId: id, variant: m.toUpperCase(), quantity: 1 },
  ])
  expect({ missing, missingVariants }).toEqual({ missing: [], missingVariants: [] })
  expect(lines).toMatchObject([
    { productId: id, variant: xl, variantName: 'Navy, XL', price: 21.99, quantity: 5, stock: 4, available: 4 },
    { productId: id, variant: m, variantName: 'Rust, M', price: 19.99, quantity: 2, image: '/media/v1-rust/640.webp' },
  ])
  expect(lines).toHaveLength(2)
})

test('a variant of another product is listed as missing and not charged', async () => {
  const { id, m } = await shirt()
  const other = await shirt()
  const answer = await quote([
    { productId: id, variant: m, quantity: 1 },
    { productId: id, variant: other.m, quantity: 1 },
  ])
  expect(answer).toMatchObject({ missing: [], missingVariants: [other.m], subtotal: 19.99 })
  const refused = await order([{ productId: id, variant: other.m, quantity: 1 }], 48)
  expect(refused.statusCode).toBe(409)
  expect(refused.json().message).toBe('A product in your order is no longer sold.')
})

test('an order takes the variant’s stock, names it in its line, and returns the stock when cancelled', async () => {
  const { id, m, xl } = await shirt()
  const placed = await order([{ productId: id, variant: xl, quantity: 2 }], 75.58)
  expect(placed.statusCode).toBe(200)
  const { data } = placed.json()
  expect(data.products).toMatchObject([{ variant: xl, variantName: 'Navy, XL', price: 21.99, quantity: 2 }])
  expect(await stocks(id)).toEqual({ product: 5, variants: { [m]: 3, [xl]: 2 } })
  await call(shop.app, 'POST', `/api/v1/shop/orders/${data._id}/cancel`, { token: 'ada' })
  expect(await stocks(id)).toEqual({ product: 7, variants: { [m]: 3, [xl]: 4 } })
})

test('two variants of one product are two order lines with name, SKU and picture, wherever the order is read', async () => {
  const { id, m, xl } = await shirt()
  const placed = await order(
    [
      { productId: id, variant: m, quantity: 1 },
      { productId: id, variant: xl, quantity: 1 },
    ],
    73.28,
    'eve',
  )
  expect(placed.statusCode).toBe(200)
  const { _id } = placed.json().data
  const lines = [
    { variant: m, variantName: 'Rust, M', sku: 'TEE-RUST-M', image: '/media/v1-rust/640.webp', price: 19.99 },
    { variant: xl, variantName: 'Navy, XL', sku: expect.any(String), image: '/media/v1-test/640.webp', price: 21.99 },
  ]
  const read = async (path: string, token: string) => (await call(shop.app, 'GET', path, { token })).json().data
  const orders = [
    placed.json().data,
    (await read('/api/v1/shop/userorders?email=eve@shop.example', 'eve'))[0],
    await read(`/api/v1/shop/orders/${_id}`, 'eve'),
    await read(`/api/v1/admin/orders/${_id}`, 'admin'),
  ]
  for (const { products: found } of orders) {
    expect(found).toHaveLength(2)
    expect(found).toEqual(expect.arrayContaining(lines.map((line) => expect.objectContaining(line))))
  }
  // A row of the administrator's list has only the listed fields.
  const [{ products: listed }] = await read('/api/v1/admin/orders?search=eve', 'admin')
  const shown = lines.map(({ variantName, sku, image }) => expect.objectContaining({ variantName, sku, image }))
  expect(listed).toHaveLength(2)
  expect(listed).toEqual(expect.arrayContaining(shown))
  expect(await stocks(id)).toEqual({ product: 5, variants: { [m]: 2, [xl]: 3 } })
})

test('a line without a variant of a product with several is a 400 that names the field, for a quote and for an order', async () => {
  const { id, m, xl } = await shirt()
  const lines = [
    { productId: id, variant: m, quantity: 1 },
    { productId: id, quantity: 1 },
  ]
  const quoted = await call(shop.app, 'POST', '/api/v1/shop/quote', { body: { products: lines } })
  for (const response of [quoted, await order(lines, 70.98)]) {
    expect(response.statusCode).toBe(400)
    expect(response.json()).toEqual({
      status: 'error',
      field: 'products.1.variant',
      message: 'products.1.variant is required: “Shirt” comes in several variants.',
    })
  }
  expect(await stocks(id)).toEqual({ product: 7, variants: { [m]: 3, [xl]: 4 } })
})

test('a line may leave out the only variant of a product', async () => {
  const [product] = await stock(shop, newProduct())
  const id = product?.id ?? ''
  const [only = ''] = await addVariants(shop, id, newVariant({ stock: 3 }))
  const lines = [
    { productId: id, quantity: 1 },
    { productId: id, variant: only, quantity: 1 },
  ]
  expect((await quote(lines)).lines).toMatchObject([{ variant: only, quantity: 2 }])
  const placed = await order(lines, 70.98)
  expect(placed.json().data.products).toMatchObject([{ variant: only, quantity: 2, total: 39.98 }])
  expect(await stocks(id)).toEqual({ product: 1, variants: { [only]: 1 } })
})

test('a variant is ignored when its product no longer has variants', async () => {
  const { m } = await shirt()
  const [plain] = await stock(shop, newProduct())
  const lines = [{ productId: plain?.id, variant: m, quantity: 1 }]
  expect((await quote(lines)).lines).toMatchObject([{ productId: plain?.id, quantity: 1 }])
  const bought = await order(lines, 47.99)
  expect(bought.json().data.products[0]).not.toHaveProperty('variant')
})

test('30 concurrent buyers of 3 pieces of a variant place 3 orders; the other variant keeps its stock', async () => {
  const { id, m, xl } = await shirt()
  const line = [{ productId: id, variant: m, quantity: 1 }]
  const answers = await Promise.all(Array.from({ length: 30 }, (_, n) => order(line, 47.99, `buyer${n}`)))
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3)
  expect(answers.find(({ statusCode }) => statusCode === 409)?.json().message).toBe(
    '“Shirt, Rust, M” cannot be bought right now.',
  )
  expect(await stocks(id)).toEqual({ product: 4, variants: { [m]: 0, [xl]: 4 } })
})

test.each([['x'], [''], [7], [null]])('the variant %j is a 400 that names the field', async (variant) => {
  const body = { products: [{ productId: newVariant().id, variant, quantity: 1 }] }
  const response = await call(shop.app, 'POST', '/api/v1/shop/quote', { body })
  expect(response.statusCode).toBe(400)
  expect(response.json().field).toBe('products.0.variant')
})
