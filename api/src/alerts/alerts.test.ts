import { eq } from 'drizzle-orm'
import { mailOutbox } from '../mail/table'
import { releaseDueProducts } from '../products/release-due-products'
import { products } from '../products/table'
import { defaultShop } from '../shop-settings/shop-profile'
import { countStock } from '../testing/count-stock'
import { HOSTILE_TEXTS } from '../testing/hostile-texts'
import { placeTestOrder } from '../testing/place-test-order'
import { addVariants, call, newProduct, newVariant, openTestShop, stock, type TestShop } from '../testing/test-shop'
import { sendAlerts } from './send-alerts'
import { productAlerts } from './table'

let shop: TestShop

beforeAll(async () => {
  shop = await openTestShop(20)
})
afterEach(async () => {
  await shop.db.delete(productAlerts)
  await shop.db.delete(mailOutbox)
})
afterAll(() => shop.close())

const NOW = new Date('2026-11-21T12:00:00Z')

async function product(change = {}): Promise<string> {
  const [row] = await stock(shop, newProduct({ name: 'Lamp', ...change }))
  return row?.id ?? ''
}

/** All callers are signed in with a verified address; `confirm-alerts.test.ts` tests guests. */
const tokenOf = ({ email = 'ann' }: { email?: string }) => ({ token: email.toLowerCase().split('@')[0] ?? '' })
const preorder = (body: { email?: string; [more: string]: unknown }) =>
  call(shop.app, 'POST', '/api/v1/shop/preorder', { body, ...tokenOf(body) })
const backInStock = (id: string, body: { email: string; variant?: string }) =>
  call(shop.app, 'POST', `/api/v1/shop/products/${id}/back-in-stock`, { body, ...tokenOf(body) })
const send = () => sendAlerts(shop.db, { ...defaultShop, site: 'https://shop.example' }, NOW)
const mails = () => shop.db.select().from(mailOutbox)
const restock = (id: string, pieces: number) =>
  shop.db.update(products).set({ stock: pieces }).where(eq(products.id, id))

test('one restock e-mail is sent per address, whatever its case and however often it is requested', async () => {
  const id = await product({ stock: 0 })
  const answers = await Promise.all(
    ['Ann@Shop.example', 'ann@shop.example', 'ANN@SHOP.EXAMPLE', 'bob@shop.example'].map((email) =>
      backInStock(id, { email }),
    ),
  )
  for (const answer of answers) {
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({
      status: 'success',
      message: 'We will write to you when “Lamp” is in stock again.',
    })
  }
  await send()
  expect(await mails()).toEqual([])
  await restock(id, 2)
  await Promise.all([send(), send(), send()])
  const sent = await mails()
  expect(sent.map(({ recipient }) => recipient).sort()).toEqual(['ann@shop.example', 'bob@shop.example'])
  expect(sent[0]).toMatchObject({ subject: '“Lamp” is in stock again', handedOverAt: null, sink: null })
  expect(sent[0]?.text).toContain(`https://shop.example/product-detail/${id}`)
  expect(await shop.db.select().from(productAlerts)).toEqual([])
})

test('an alert for a variant waits for that variant, an alert for a product for any of its variants', async () => {
  const id = await product()
  const [m = '', xl = ''] = await addVariants(
    shop,
    id,
    newVariant({ size: 'M', stock: 0 }),
    newVariant({ size: 'XL', stock: 0 }),
  )
  await backInStock(id, { email: 'm@shop.example', variant: m })
  await backInStock(id, { email: 'xl@shop.example', variant: xl })
  await backInStock(id, { email: 'any@shop.example' })
  await countStock(shop, id, 3, xl)
  await send()
  const sent = await mails()
  expect(sent.map(({ recipient }) => recipient).sort()).toEqual(['any@shop.example', 'xl@shop.example'])
  expect(sent.find(({ recipient }) => recipient.startsWith('xl'))?.subject).toBe('“Lamp” (Rust, XL) is in stock again')
  const refused = await backInStock(id, { email: 'm@shop.example', variant: xl })
  expect(refused.statusCode).toBe(409)
  expect(refused.json().message).toBe('“Lamp, Rust, XL” is in stock: it can be ordered now.')
  expect((await backInStock(id, { email: 'm@shop.example', variant: newVariant().id })).json().field).toBe('variant')
})

test('stock that a cancelled order returns triggers the restock e-mail', async () => {
  const id = await product({ stock: 1 })
  const order = await placeTestOrder(shop.app, 'ada', { productId: id })
  await backInStock(id, { email: 'ann@shop.example' })
  await call(shop.app, 'POST', `/api/v1/shop/orders/${order}/cancel`, { token: 'ada' })
  await shop.db.delete(mailOutbox)
  await send()
  expect(await mails()).toMatchObject([{ recipient: 'ann@shop.example' }])
})

test('a release e-mail is sent on the release date, once per address and product', async () => {
  const id = await product({ status: 'up-coming', stock: 5, releaseDate: '2026-11-22' })
  const ask = () => preorder({ email: 'ann@shop.example', productId: id, details: 'The blue one' })
  expect((await ask()).json()).toEqual((await ask()).json())
  expect((await ask()).json().message).toBe('We will write to you as soon as “Lamp” is released.')
  expect(await shop.db.select().from(productAlerts)).toMatchObject([{ details: 'The blue one', kind: 'release' }])
  await releaseDueProducts(shop.db, NOW)
  await send()
  expect(await mails()).toEqual([])
  await releaseDueProducts(shop.db, new Date('2026-11-22T00:00:01Z'))
  await send()
  expect(await mails()).toMatchObject([{ subject: '“Lamp” has been released' }])
  const { data } = (await call(shop.app, 'GET', `/api/v1/shop/data/${id}`)).json()
  expect(data.status).toBe('in-stock')
  expect(data).not.toHaveProperty('releaseDate')
  expect((await ask()).statusCode).toBe(409)
})

test('a pre-order can be placed but not shipped before its release date; an up-coming product cannot be ordered', async () => {
  const releaseDate = '2999-01-31'
  const id = await product({ status: 'pre-order', releaseDate })
  expect((await call(shop.app, 'GET', `/api/v1/shop/data/${id}`)).json().data.releaseDate).toBe(releaseDate)
  const order = await placeTestOrder(shop.app, 'ada', { productId: id })
  const move = (status: string) =>
    call(shop.app, 'POST', `/api/v1/admin/orders/${order}/status`, { token: 'admin', body: { status } })
  expect((await move('Confirmed')).json().data.products).toMatchObject([{ releaseDate }])
  const shipped = await move('Shipped')
  expect(shipped.statusCode).toBe(409)
  expect(shipped.json().message).toBe('“Lamp” is released on 2999-01-31: the order cannot be shipped before.')
  const coming = await product({ status: 'up-coming', stock: 5, releaseDate })
  await expect(placeTestOrder(shop.app, 'ada', { productId: coming })).rejects.toThrow('cannot be bought right now')
  expect((await backInStock(coming, { email: 'ann@shop.example' })).statusCode).toBe(409)
})

test('an administrator can set the release date, but not the total stock of a product with variants', async () => {
  const id = await product({ status: 'pre-order' })
  const patch = (body: object) => call(shop.app, 'PATCH', `/api/v1/admin/products/${id}`, { token: 'admin', body })
  expect((await patch({ releaseDate: '2999-02-01' })).json().data.releaseDate).toBe('2999-02-01')
  expect((await patch({ releaseDate: '2999-02-30' })).json().field).toBe('releaseDate')
  expect((await patch({ releaseDate: null })).json().data).not.toHaveProperty('releaseDate')
  await addVariants(shop, id, newVariant({ stock: 4 }))
  expect((await patch({ stock: 9 })).json()).toMatchObject({ status: 'error', field: 'stock' })
})

test('at most 50 alerts are stored per address, and the response does not reveal it', async () => {
  const answers: number[] = []
  for (let n = 0; n < 52; n += 1) {
    answers.push((await backInStock(await product({ stock: 0 }), { email: 'ann@shop.example' })).statusCode)
  }
  expect(new Set(answers)).toEqual(new Set([200]))
  expect(await shop.db.select().from(productAlerts)).toHaveLength(50)
})

test.each([
  ['email', { productId: newProduct().id }],
  ['email', { email: 'ann', productId: newProduct().id }],
  ['email', { email: `${'a'.repeat(250)}@shop.example`, productId: newProduct().id }],
  ['email', { email: 'ann@shop.example\nBcc: all@shop.example', productId: newProduct().id }],
  ['productId', { email: 'ann@shop.example' }],
  ['productId', { email: 'ann@shop.example', productId: 'lamp' }],
  ['details', { email: 'ann@shop.example', productId: newProduct().id, details: 'x'.repeat(1001) }],
])('a bad %s is a 400 that names the field', async (field, body) => {
  const response = await preorder(body)
  expect(response.statusCode).toBe(400)
  expect(response.json()).toMatchObject({ status: 'error', field })
})

test('an unknown product is a 404', async () => {
  const id = newProduct().id
  expect((await preorder({ email: 'ann@shop.example', productId: id })).statusCode).toBe(404)
  expect((await backInStock(id, { email: 'ann@shop.example' })).statusCode).toBe(404)
})

test('hostile product names are sent as plain text, with a subject of one line', async () => {
  for (const name of HOSTILE_TEXTS) {
    const id = await product({ name, stock: 0 })
    await backInStock(id, { email: 'ann@shop.example' })
    await restock(id, 1)
  }
  await send()
  const subjects = (await mails()).map(({ subject }) => subject)
  expect(subjects.sort()).toEqual(HOSTILE_TEXTS.map((name) => `“${name}” is in stock again`).sort())
  expect(subjects.every((subject) => !/[\r\n]/.test(subject))).toBe(true)
})
