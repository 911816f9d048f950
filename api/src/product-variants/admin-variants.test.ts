import { uuidv7 } from 'uuidv7'
import { addVariants, call, newProduct, newVariant, openTestShop, stock, type TestShop } from '../testing/test-shop'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const send = (method: 'GET' | 'PUT' | 'PATCH', id: string, path = '', body?: object) =>
  call(shop.app, method, `/api/v1/admin/products/${id}${path}`, { token: 'admin', ...(body && { body }) })
const set = (id: string, variants: object[], more: object = {}) => send('PUT', id, '/variants', { variants, ...more })

async function shirt() {
  const [product] = await stock(shop, newProduct({ name: 'Shirt' }))
  const id = product?.id ?? ''
  const m = newVariant({ sku: `TEE-M-${id.slice(-6)}`, stock: 3, images: ['v1-rust'] })
  const [variant = ''] = await addVariants(shop, id, m)
  return { id, variant, sku: m.sku }
}

test('an administrator sees and sets SKU, price, stock, size and pictures of each variant', async () => {
  const { id, variant, sku } = await shirt()
  const { data } = (await send('GET', id)).json()
  expect(data.variants).toEqual([
    {
      ...{ _id: variant, sku, colour: 'Rust', size: 'M', name: 'Rust, M' },
      ...{ price: 19.99, stock: 3, images: ['/media/v1-rust/640.webp'] },
    },
  ])
  const answer = await set(id, [
    { colour: 'Rust', size: 'XL', price: 25, stock: 4, sku: `TEE-XL-${id.slice(-6)}`, images: [] },
    { _id: variant, colour: 'Rust', size: 'M', price: 21.5, sku: `TEE-NEW-${id.slice(-6)}` },
  ])
  expect(answer.json().data).toMatchObject({
    ...{ price: 21.5, highestPrice: 25, stock: 7, variantCount: 2 },
    variants: [
      { sku: `TEE-XL-${id.slice(-6)}`, price: 25, stock: 4, images: [] },
      { _id: variant, sku: `TEE-NEW-${id.slice(-6)}`, price: 21.5, stock: 3, images: ['/media/v1-rust/640.webp'] },
    ],
  })
  const shown = (await call(shop.app, 'GET', `/api/v1/shop/data/${id}`)).json().data
  expect(shown.variants.map(({ size }: { size: string }) => size)).toEqual(['XL', 'M'])
})

test('a refused variant is named by its field', async () => {
  const { id, variant } = await shirt()
  const good = { colour: 'Navy', size: 'M', price: 9 }
  const other = await shirt()
  const cases: [string, object[]][] = [
    ['variants.0._id', [{ ...good, _id: uuidv7() }]],
    ['variants.0.stock', [{ ...good, _id: variant, stock: 9 }]],
    ['variants.1.colour', [good, good]],
    ['variants.0.sku', [{ ...good, sku: other.sku }]],
    [
      'variants.1.sku',
      [
        { ...good, sku: 'TWICE' },
        { ...good, size: 'L', sku: 'TWICE' },
      ],
    ],
    ['variants.0.images', [{ ...good, images: ['/media/v1-nothing/640.webp'] }]],
    ['price', [{ ...good, price: 9.999 }]],
  ]
  for (const [field, variants] of cases) {
    const answer = await set(id, variants)
    expect([answer.statusCode, answer.json().field]).toEqual([400, field])
  }
})

test('the audit says the price of each variant, and nothing of one whose price stays while the lowest changes', async () => {
  const { id, variant, sku } = await shirt()
  const xl = { colour: 'Rust', size: 'XL', price: 25, stock: 4 }
  const added = await set(id, [{ _id: variant, colour: 'Rust', size: 'M', price: 19.99 }, xl])
  const known = added.json().data.variants.map(({ _id, colour, size, price }: typeof xl & { _id: string }) => ({
    ...{ _id, colour, size, price },
  }))
  await set(id, [{ ...known[0], price: 21.5 }, known[1]])
  const entries = await call(shop.app, 'GET', `/api/v1/admin/audit?target=${id}`, { token: 'admin' })
  expect(entries.json().data[0].changes).toEqual([
    { field: `Variant ${sku}`, before: 'Rust, M, $19.99, 3 in stock', after: 'Rust, M, $21.50, 3 in stock' },
    { field: 'Variants', after: '2' },
  ])
})

test('two variants that are added at once cannot get the same SKU', async () => {
  const [one, two] = await Promise.all([shirt(), shirt()])
  const same = [{ colour: 'Navy', size: 'M', price: 9, sku: `SAME-${one.sku}` }]
  const answers = await Promise.all([set(one.id, same), set(two.id, same)])
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400])
})

test('the second of two administrators is refused and gets the product as it is now', async () => {
  const { id } = await shirt()
  const { edition } = (await send('GET', id)).json().data
  const first = await send('PATCH', id, '', { name: 'Tee', edition })
  expect(first.json().data.edition).toBe(edition + 1)
  const second = await send('PATCH', id, '', { name: 'Shirt of linen', brand: 'Lake', edition })
  expect(second.statusCode).toBe(409)
  expect(second.json()).toMatchObject({
    message: 'Somebody else has changed this product meanwhile. Compare, then choose whose changes count.',
    product: { name: 'Tee', brand: 'Northfield', edition: edition + 1 },
  })
  const variants = [{ colour: 'Navy', size: 'M', price: 9 }]
  expect((await set(id, variants, { edition })).json().product.edition).toBe(edition + 1)
  const saved = await set(id, variants, { edition: edition + 1 })
  expect(saved.json().data.edition).toBe(edition + 2)
})

test('of two who save the same edition at the same moment one is refused', async () => {
  const { id } = await shirt()
  const { edition } = (await send('GET', id)).json().data
  const answers = await Promise.all(['A', 'B'].map((name) => send('PATCH', id, '', { name, edition })))
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
})

test('movements of stock do not disturb somebody who edits', async () => {
  const { id, variant } = await shirt()
  const { edition } = (await send('GET', id)).json().data
  const body = { key: uuidv7(), kind: 'received', pieces: 2, variant }
  await call(shop.app, 'POST', `/api/v1/admin/products/${id}/stock`, { token: 'admin', body })
  expect((await send('PATCH', id, '', { name: 'Tee', edition })).statusCode).toBe(200)
})
