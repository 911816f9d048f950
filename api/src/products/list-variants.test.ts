import { eq } from 'drizzle-orm'
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

function order(lines: object[], orderTotal: number, token = 'ada') {
  const body = {
    name: 'Ada',
    email: `${token}@shop.example`,
    phone: '1',
    district: 'D',
    subDistrict: 'S',
    country: 'C',
    orderNotes: 'n',
    postalCode: '1',
    paymentType: 'check_payments',
    products: lines,
    orderTotal,
  }
  const headers = { 'idempotency-key': crypto.randomUUID() }
  return call(shop.app, 'POST', '/api/v1/shop/orderconfirm', { token, body, headers })
}

async function stocks(id: string) {
  const [product] = await shop.db.select().from(products).where(eq(products.id, id))
  const rows = await shop.db.select().from(productVariants).where(eq(productVariants.productId, id))
  return { product: product?.stock, variants: Object.fromEntries(rows.map((row) => [row.id, row.stock])) }
}

test('the detail lists the variants with their own SKU, stock, price and picture; listings count them', async () => {
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

test('a product of one form says nothing of variants in lists and has none in its detail', async () => {
  const [product] = await stock(shop, newProduct())
  const { data } = (await call(shop.app, 'GET', `/api/v1/shop/data/${product?.id}`)).json()
  expect(data.variants).toEqual([])
  expect(data).not.toHaveProperty('variantCount')
  expect((await quote([{ productId: product?.id, quantity: 1 }])).lines[0]).not.toHaveProperty('variant')
})

test('a quote has a line for each variant, with its price and stock; none named means the cheapest, counted once', async () => {
  const { id, m, xl } = await shirt()
  const { lines, missing, missingVariants } = await quote([
    { productId: id, variant: xl, quantity: 5 },
    { productId: id, quantity: 1 },
    { productId: id, variant: m.toUpperCase(), quantity: 1 },
  ])
  expect({ missing, missingVariants }).toEqual({ missing: [], missingVariants: [] })
  expect(lines).toMatchObject([
    { productId: id, variant: xl, variantName: 'Navy, XL', price: 21.99, quantity: 5, stock: 4, available: 4 },
    { productId: id, variant: m, variantName: 'Rust, M', price: 19.99, quantity: 2, image: '/media/v1-rust/640.webp' },
  ])
  expect(lines).toHaveLength(2)
})

test('a variant that is not this product’s is named as missing and not charged', async () => {
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

test('an order takes the variant’s pieces, names it in its line, and gives them back when cancelled', async () => {
  const { id, m, xl } = await shirt()
  const placed = await order([{ productId: id, variant: xl, quantity: 2 }], 75.58)
  expect(placed.statusCode).toBe(200)
  const { data } = placed.json()
  expect(data.products).toMatchObject([{ variant: xl, variantName: 'Navy, XL', price: 21.99, quantity: 2 }])
  expect(await stocks(id)).toEqual({ product: 5, variants: { [m]: 3, [xl]: 2 } })
  await call(shop.app, 'POST', `/api/v1/shop/orders/${data._id}/cancel`, { token: 'ada' })
  expect(await stocks(id)).toEqual({ product: 7, variants: { [m]: 3, [xl]: 4 } })
})

test('an order of a product that names no variant, and one that names another’s past, mean what the quote says', async () => {
  const { id, m, xl } = await shirt()
  const placed = await order(
    [
      { productId: id, quantity: 1 },
      { productId: id, variant: m, quantity: 1 },
    ],
    70.98,
  )
  expect(placed.json().data.products).toMatchObject([{ variant: m, quantity: 2, total: 39.98 }])
  expect(await stocks(id)).toEqual({ product: 5, variants: { [m]: 1, [xl]: 4 } })
  const [plain] = await stock(shop, newProduct())
  const lines = [{ productId: plain?.id, variant: m, quantity: 1 }]
  expect((await quote(lines)).lines).toMatchObject([{ productId: plain?.id, quantity: 1 }])
  const bought = await order(lines, 47.99)
  expect(bought.json().data.products[0]).not.toHaveProperty('variant')
})

test('30 buyers of 3 pieces of one variant place 3 orders; the other variant keeps its stock', async () => {
  const { id, m, xl } = await shirt()
  const line = [{ productId: id, variant: m, quantity: 1 }]
  const answers = await Promise.all(Array.from({ length: 30 }, (_, n) => order(line, 47.99, `buyer${n}`)))
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3)
  expect(answers.find(({ statusCode }) => statusCode === 409)?.json().message).toBe(
    '“Shirt, Rust, M” cannot be bought right now.',
  )
  expect(await stocks(id)).toEqual({ product: 4, variants: { [m]: 0, [xl]: 4 } })
})

test.each([['x'], [''], [7], [null]])('%j is no variant: 400 that names the field', async (variant) => {
  const body = { products: [{ productId: newVariant().id, variant, quantity: 1 }] }
  const response = await call(shop.app, 'POST', '/api/v1/shop/quote', { body })
  expect(response.statusCode).toBe(400)
  expect(response.json().field).toBe('products.0.variant')
})
